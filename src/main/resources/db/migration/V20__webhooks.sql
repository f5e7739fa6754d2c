-- Where players want to be told what happens to them, and what was sent there. What is to be sent is what their feeds hold
-- beyond what a webhook has reached.

create table webhook (
    id varchar(16) not null primary key,
    player_id varchar(16) not null references player (id),
    -- Names never change.
    player_name varchar(30) not null,
    name varchar(200),
    url varchar(1000) not null,
    -- Codes, separated by spaces; none for all.
    types varchar(1000) not null,
    created_at timestamp(3) with time zone not null,
    -- Messages are signed with it, so it is here as it is.
    secret varchar(64) not null,
    previous_secret varchar(64),
    previous_until timestamp(3) with time zone,
    -- Null once the receiver has given it back.
    challenge varchar(32),
    -- Why nothing is sent; null if it is.
    disabled varchar(16),
    delivered_at timestamp(3) with time zone,
    failing_since timestamp(3) with time zone,
    -- The number of an event in the player's feed.
    reached bigint not null,
    last_number bigint not null,
    -- Until when one process works for it, or when one has done so last.
    leased_until timestamp(3) with time zone not null
);

create index webhook_listed on webhook (player_id, created_at desc, id desc);

create table webhook_delivery (
    webhook_id varchar(16) not null references webhook (id) on delete cascade,
    number bigint not null,
    message_id varchar(16) not null,
    type varchar(32) not null,
    -- In the player's feed; null if the message tells of no event.
    seq bigint,
    created_at timestamp(3) with time zone not null,
    state varchar(16) not null,
    tries integer not null,
    -- Null once it is over.
    due_at timestamp(3) with time zone,
    primary key (webhook_id, number)
);

create index webhook_delivery_due on webhook_delivery (due_at);
create index webhook_delivery_oldest on webhook_delivery (created_at);

create table webhook_attempt (
    webhook_id varchar(16) not null,
    delivery_number bigint not null,
    number integer not null,
    at timestamp(3) with time zone not null,
    millis integer not null,
    -- The HTTP status; null if there was no answer.
    status integer,
    failure varchar(200),
    primary key (webhook_id, delivery_number, number),
    foreign key (webhook_id, delivery_number) references webhook_delivery (webhook_id, number) on delete cascade
);
