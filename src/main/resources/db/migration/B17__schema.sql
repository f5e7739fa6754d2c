-- What V1 to V17 make, for a database that is new: at once, where H2 would copy tables again and again. One that has any of
-- them goes on with the next. They tell what the columns are for; a test holds the two ways to one schema. A foreign key that
-- comes after an index uses it, where H2 would make another.

create table player (
    id varchar(16) not null primary key,
    name varchar(30) not null,
    name_key varchar(30) not null unique,
    kind varchar(8) not null,
    owner_id varchar(16),
    owner_name varchar(30),
    recovery_hash varchar(64) not null,
    created_at timestamp(3) with time zone not null,
    about varchar(2000),
    time_zone varchar(64),
    variants varchar(500) not null,
    time_controls varchar(200) not null,
    accepts_by_itself boolean not null,
    suspension_reason varchar(1000),
    suspended_at timestamp(3) with time zone,
    closed_at timestamp(3) with time zone,
    version bigint not null,
    weekend varchar(64) default '' not null,
    quiet_hours varchar(16),
    flag varchar(16) default 'automatic' not null
);

create index player_owned on player (owner_id);
alter table player add foreign key (owner_id) references player (id);

create table player_token (
    id varchar(16) not null primary key,
    player_id varchar(16) not null references player (id),
    name varchar(200) not null,
    scopes varchar(100) not null,
    created_at timestamp(3) with time zone not null,
    expires_at timestamp(3) with time zone,
    last_used_at timestamp(3) with time zone
);

create index player_token_listed on player_token (player_id, created_at desc, id desc);

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

create table vacation (
    id varchar(16) not null primary key,
    player_id varchar(16) not null references player (id),
    starts_at timestamp(3) with time zone not null,
    ends_at timestamp(3) with time zone not null
);

create index vacation_of on vacation (player_id, ends_at);

create table game (
    id varchar(16) not null primary key,
    variant varchar(32) not null,
    rules_version integer not null,
    visibility varchar(16) not null,
    white_token_hash varchar(64) unique,
    black_token_hash varchar(64) unique,
    start_fen varchar(255) not null,
    created_at timestamp(3) with time zone not null,
    fen varchar(255) not null,
    history bytea not null,
    ply integer not null,
    winner varchar(8),
    ending varchar(32),
    updated_at timestamp(3) with time zone not null,
    version bigint not null,
    last_move_seq integer not null,
    last_event_seq bigint not null,
    time_control varchar(64) default 'untimed' not null,
    white_left bigint,
    white_moves_to_go integer,
    black_left bigint,
    black_moves_to_go integer,
    clock_since timestamp(3) with time zone,
    clock_warnings integer default 0 not null,
    due_at timestamp(3) with time zone,
    last_event_at timestamp(3) with time zone,
    white_player_id varchar(16) references player (id),
    black_player_id varchar(16) references player (id),
    white_player_name varchar(30),
    black_player_name varchar(30),
    turn_player_id varchar(16),
    turn_since timestamp(3) with time zone,
    turn_deadline timestamp(3) with time zone,
    takebacks boolean default true not null,
    vacations boolean default false not null,
    white_pause varchar(160),
    black_pause varchar(160),
    white_flag varchar(16) default 'automatic' not null,
    black_flag varchar(16) default 'automatic' not null,
    pauses bytea,
    taken_back_ply integer default 0 not null,
    statement varchar(1000),
    claimant_id varchar(16) references player (id)
);

create index game_listed on game (visibility, created_at desc, id desc);
create index game_of_white on game (white_player_id, created_at desc, id desc);
create index game_of_black on game (black_player_id, created_at desc, id desc);
create index game_turn on game (turn_player_id);
alter table game add foreign key (turn_player_id) references player (id);
create index game_due on game (due_at);
create index game_undated on game (ending, due_at);
create index game_claimant on game (claimant_id);

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
    clock_elapsed bigint,
    clock_charged bigint,
    clock_credited bigint,
    clock_left bigint,
    clock_reason varchar(32),
    mover_left bigint,
    mover_moves_to_go integer,
    waiter_left bigint,
    waiter_moves_to_go integer,
    conditional boolean default false not null,
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
    answerer_id varchar(16),
    to_ply integer,
    span bigint,
    expires_at timestamp(3) with time zone default (current_timestamp + interval '14' day) not null,
    counter_to varchar(16),
    differs varchar(64) default '' not null,
    primary key (game_id, seq),
    unique (game_id, id)
);

create index proposal_answerer on proposal (answerer_id);
alter table proposal add foreign key (answerer_id) references player (id);

create table event (
    game_id varchar(16) not null references game (id),
    seq bigint not null,
    id varchar(16) not null,
    type varchar(32) not null,
    at timestamp(3) with time zone not null,
    payload varchar(4000) not null,
    primary key (game_id, seq)
);

create table conditional_moves (
    game_id varchar(16) not null references game (id),
    side varchar(8) not null,
    tree varchar(10000) not null,
    ply integer not null,
    version bigint not null,
    dropped_reason varchar(16),
    dropped_ply integer,
    dropped_at timestamp(3) with time zone,
    primary key (game_id, side)
);

create table message (
    game_id varchar(16) not null references game (id),
    number integer not null,
    side varchar(8) not null,
    ply integer not null,
    text varchar(4000) not null,
    sent_at timestamp(3) with time zone not null,
    is_read boolean not null,
    unread_by varchar(16) references player (id),
    primary key (game_id, number)
);

create index message_unread on message (unread_by);

create table note (
    game_id varchar(16) not null references game (id),
    side varchar(8) not null,
    player_id varchar(16) references player (id),
    text varchar(20000),
    version bigint not null,
    changed_at timestamp(3) with time zone not null,
    primary key (game_id, side)
);

create index note_of on note (player_id);

create table challenge (
    id varchar(16) not null primary key,
    challenger_id varchar(16) not null references player (id),
    challenger_name varchar(30) not null,
    opponent_id varchar(16) references player (id),
    opponent_name varchar(30),
    variant varchar(32) not null,
    fen varchar(255),
    colour varchar(8) not null,
    time_control varchar(64) not null,
    time_control_kind varchar(16) not null,
    visibility varchar(16) not null,
    message varchar(2000),
    acceptances integer not null,
    status varchar(16) not null,
    accepted integer not null,
    created_at timestamp(3) with time zone not null,
    expires_at timestamp(3) with time zone not null,
    settled_at timestamp(3) with time zone,
    decline_reason varchar(32),
    decline_message varchar(2000),
    counter_to varchar(16) references challenge (id),
    differs varchar(200) not null,
    countered_by varchar(16) references challenge (id),
    rematch_of varchar(16) references game (id),
    takebacks boolean default true not null,
    vacations boolean default false not null
);

create index challenge_listed on challenge (status, created_at desc, id desc);
create index challenge_made on challenge (challenger_id, created_at desc, id desc);
create index challenge_had on challenge (opponent_id, created_at desc, id desc);

create table challenge_game (
    challenge_id varchar(16) not null references challenge (id),
    player_id varchar(16) not null references player (id),
    player_name varchar(30) not null,
    game_id varchar(16) not null references game (id),
    at timestamp(3) with time zone not null,
    primary key (challenge_id, player_id)
);

create table operator_act (
    id varchar(16) not null primary key,
    type varchar(32) not null,
    player_id varchar(16) references player (id),
    reason varchar(1000),
    at timestamp(3) with time zone not null,
    game_id varchar(16) references game (id),
    first_player_id varchar(16) references player (id),
    second_player_id varchar(16) references player (id)
);

create index operator_act_listed on operator_act (at desc, id desc);
create index operator_act_on on operator_act (player_id, at desc, id desc);
create index operator_act_first on operator_act (first_player_id, at desc, id desc);
create index operator_act_second on operator_act (second_player_id, at desc, id desc);

create table heartbeat (
    id integer not null primary key,
    beat_at timestamp(3) with time zone
);
insert into heartbeat (id) values (1);

create table outage (
    id varchar(16) not null primary key,
    starts_at timestamp(3) with time zone not null,
    ends_at timestamp(3) with time zone not null
);

create index outage_listed on outage (starts_at desc, id desc);
create index outage_ended on outage (ends_at);
