-- Games between players, and how these find each other. Games from before are between holders of tokens.

-- A seat is held by a token or by a player.
alter table game alter column white_token_hash drop not null;
alter table game alter column black_token_hash drop not null;
alter table game add column white_player_id varchar(16) references player (id);
alter table game add column black_player_id varchar(16) references player (id);
-- Names never change.
alter table game add column white_player_name varchar(30);
alter table game add column black_player_name varchar(30);
create index game_of_white on game (white_player_id, created_at desc, id desc);
create index game_of_black on game (black_player_id, created_at desc, id desc);

-- The player whose move is waited for, since when and until when. Null if that is no player, or the game is over.
alter table game add column turn_player_id varchar(16) references player (id);
alter table game add column turn_since timestamp(3) with time zone;
alter table game add column turn_deadline timestamp(3) with time zone;
create index game_turn on game (turn_player_id);

-- The player whose answer is waited for. Null if that is no player, or the proposal is settled.
alter table proposal add column answerer_id varchar(16) references player (id);
create index proposal_answerer on proposal (answerer_id);

create table challenge (
    id varchar(16) not null primary key,
    challenger_id varchar(16) not null references player (id),
    challenger_name varchar(30) not null,
    -- Null if it is open to anyone.
    opponent_id varchar(16) references player (id),
    opponent_name varchar(30),

    variant varchar(32) not null,
    -- Null for the variant's own start position.
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
    -- Codes, separated by spaces: what is other than in that one.
    differs varchar(200) not null,
    countered_by varchar(16) references challenge (id),
    rematch_of varchar(16) references game (id)
);

create index challenge_listed on challenge (status, created_at desc, id desc);
create index challenge_made on challenge (challenger_id, created_at desc, id desc);
create index challenge_had on challenge (opponent_id, created_at desc, id desc);

-- The games that came of challenges; each player accepts one once.
create table challenge_game (
    challenge_id varchar(16) not null references challenge (id),
    player_id varchar(16) not null references player (id),
    player_name varchar(30) not null,
    game_id varchar(16) not null references game (id),
    at timestamp(3) with time zone not null,
    primary key (challenge_id, player_id)
);
