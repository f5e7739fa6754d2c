-- Games by the positions that they have had, and how often which move was played there and what came of it. Both are made of
-- the moves of games that are over, some time after they are, and could be made anew.

-- A position that a game has had: once, when it had it first.
create table passage (
    -- The first half of the SHA-256 of the variant, the board, the side to move and the swap ban.
    position_id uuid not null,
    -- A player who finds the game, or empty for everyone.
    seen_by varchar(16) not null,
    -- The game's, for its place in lists.
    created_at timestamp(3) with time zone not null,
    game_id varchar(16) not null,
    ply integer not null
);

create unique index passage_listed on passage (position_id, seen_by, created_at desc, game_id desc);

-- A move that was played in public games from a position, and how many of these came out how.
create table opening_move (
    position_id uuid not null,
    move varchar(16) not null,
    white integer not null,
    draws integer not null,
    black integer not null,
    primary key (position_id, move)
);

-- Locked by whoever counts, so that one process does at a time.
create table counting (
    id integer not null primary key
);
insert into counting (id) values (1);

-- Whether a game that is over has been counted as it has ended; false while it goes on. One whose outcome a process of the
-- release before corrects after that stays counted as it was.
alter table game add column is_counted boolean default false not null;
-- As what: white, black, draw, or none.
alter table game add column counted_as varchar(8);
create index game_uncounted on game (is_counted, ending);
