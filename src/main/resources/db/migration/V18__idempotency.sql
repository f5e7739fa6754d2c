-- Answers to requests with an Idempotency-Key, to be given again. Of the key only a hash is kept, and the answer is
-- encrypted under what the key gives: nobody who reads this table can use what it holds.
create table kept_answer (
    -- The hash of who asked for what, by which method, at which address, under which key.
    name varchar(64) not null primary key,
    -- The hash of what was asked for.
    request varchar(64) not null,
    sealed bytea not null,
    made_at timestamp(3) with time zone not null
);

create index kept_answer_made on kept_answer (made_at);
