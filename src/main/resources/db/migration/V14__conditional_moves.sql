-- Conditional moves: what a side has decided to answer. A process of the release before plays none: they then no longer
-- fit the ply, and are dropped with the next move.

create table conditional_moves (
    game_id varchar(16) not null references game (id),
    side varchar(8) not null,
    -- A line of text for each: its depth, the other side's move, the answer.
    tree varchar(10000) not null,
    -- The ply of the other side's move that is answered next.
    ply integer not null,
    version bigint not null,
    dropped_reason varchar(16),
    dropped_ply integer,
    dropped_at timestamp(3) with time zone,
    primary key (game_id, side)
);

alter table move add column conditional boolean default false not null;
