-- What players write to each other. Numbered within a game, under the game's lock.

create table message (
    game_id varchar(16) not null references game (id),
    number integer not null,
    side varchar(8) not null,
    ply integer not null,
    text varchar(4000) not null,
    sent_at timestamp(3) with time zone not null,
    -- Whether the side that it is for has said so.
    is_read boolean not null,
    -- The player who has not read it yet. Null if that is no player, or it is read.
    unread_by varchar(16) references player (id),
    primary key (game_id, number)
);

create index message_unread on message (unread_by);
