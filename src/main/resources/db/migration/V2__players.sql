-- Players, their tokens and blocks, and what the operator did, in the SQL that H2 and PostgreSQL share.

create table player (
    id varchar(16) not null primary key,
    name varchar(30) not null,
    -- The name in lower case: spellings that differ in case are one name.
    name_key varchar(30) not null unique,
    kind varchar(8) not null,
    owner_id varchar(16) references player (id),
    -- Names never change.
    owner_name varchar(30),
    recovery_hash varchar(64) not null,
    created_at timestamp(3) with time zone not null,

    about varchar(2000),
    time_zone varchar(64),
    -- Codes, separated by spaces.
    variants varchar(500) not null,
    time_controls varchar(200) not null,
    accepts_by_itself boolean not null,

    suspension_reason varchar(1000),
    suspended_at timestamp(3) with time zone,
    closed_at timestamp(3) with time zone,
    version bigint not null
);

create index player_owned on player (owner_id);

create table player_token (
    id varchar(16) not null primary key,
    player_id varchar(16) not null references player (id),
    name varchar(200) not null,
    -- Codes, separated by spaces.
    scopes varchar(100) not null,
    created_at timestamp(3) with time zone not null,
    expires_at timestamp(3) with time zone,
    last_used_at timestamp(3) with time zone
);

create index player_token_listed on player_token (player_id, created_at desc, id desc);

-- A token has one secret for good and, while it is being changed for another, the one before.
create table player_secret (
    hash varchar(64) not null primary key,
    token_id varchar(16) not null references player_token (id) on delete cascade,
    expires_at timestamp(3) with time zone
);

create index player_secret_of on player_secret (token_id);

create table player_block (
    player_id varchar(16) not null references player (id),
    blocked_id varchar(16) not null references player (id),
    at timestamp(3) with time zone not null,
    primary key (player_id, blocked_id)
);

create table operator_act (
    id varchar(16) not null primary key,
    type varchar(32) not null,
    player_id varchar(16) not null references player (id),
    reason varchar(1000),
    at timestamp(3) with time zone not null
);

create index operator_act_listed on operator_act (at desc, id desc);
create index operator_act_on on operator_act (player_id, at desc, id desc);
