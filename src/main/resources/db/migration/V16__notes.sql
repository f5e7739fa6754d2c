-- What each side of a game writes down for itself, under the game's lock.

create table note (
    game_id varchar(16) not null references game (id),
    side varchar(8) not null,
    -- Null if the seat is held by a token.
    player_id varchar(16) references player (id),
    -- Null if it was taken away; its version goes on.
    text varchar(20000),
    version bigint not null,
    changed_at timestamp(3) with time zone not null,
    primary key (game_id, side)
);

create index note_of on note (player_id);
