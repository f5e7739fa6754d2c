-- Games, their moves, proposals and events, in the SQL that H2 and PostgreSQL share.

create table game (
    id varchar(16) not null primary key,
    variant varchar(32) not null,
    rules_version integer not null,
    visibility varchar(16) not null,
    white_token_hash varchar(64) not null unique,
    black_token_hash varchar(64) not null unique,
    start_fen varchar(255) not null,
    created_at timestamp(3) with time zone not null,

    -- How it stands: everything that a move needs, however long the game has been.
    fen varchar(255) not null,
    history bytea not null,
    ply integer not null,
    winner varchar(8),
    ending varchar(32),
    updated_at timestamp(3) with time zone not null,

    version bigint not null,
    last_move_seq integer not null,
    last_event_seq bigint not null
);

create index game_listed on game (visibility, created_at desc, id desc);

-- Append-only. A move that is taken back keeps its row and loses its live_ply.
create table move (
    game_id varchar(16) not null references game (id),
    seq integer not null,
    ply integer not null,
    live_ply integer,
    text varchar(16) not null,
    piece varchar(1) not null,
    captures varchar(128) not null,
    notation varchar(160) not null,
    played_at timestamp(3) with time zone not null,
    position_key bigint not null,
    in_check boolean not null,
    winner varchar(8),
    ending varchar(32),
    primary key (game_id, seq),
    unique (game_id, live_ply)
);

create table proposal (
    game_id varchar(16) not null references game (id),
    seq bigint not null,
    id varchar(16) not null,
    kind varchar(16) not null,
    side varchar(8) not null,
    ply integer not null,
    status varchar(16) not null,
    made_at timestamp(3) with time zone not null,
    settled_at timestamp(3) with time zone,
    primary key (game_id, seq),
    unique (game_id, id)
);

-- Written with the change they tell of, under the game's lock: seq is gapless and in commit order.
create table event (
    game_id varchar(16) not null references game (id),
    seq bigint not null,
    id varchar(16) not null,
    type varchar(32) not null,
    at timestamp(3) with time zone not null,
    payload varchar(4000) not null,
    primary key (game_id, seq)
);
