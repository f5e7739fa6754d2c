-- Which turns of players that are part of the service some process thinks about, and until when that is its alone. Turns that are
-- in no row here, or whose time has passed, are anyone's: what waits is told by the games.
create table thinking (
    game_id varchar(16) not null primary key references game (id),
    -- The game's, in which it is the turn.
    version bigint not null,
    ends_at timestamp(3) with time zone not null
);
