-- What concerns each player, in the order in which it happened. Numbered under the lock of the player's row here, which is
-- taken after those of games and of whatever else a change needs. A process of the release before writes to no feed.

create table feed (
    player_id varchar(16) not null primary key references player (id),
    last_seq bigint not null
);

-- An event of a game, which is kept with the game for at least as long, or one that is kept here alone.
create table feed_event (
    player_id varchar(16) not null references feed (player_id),
    seq bigint not null,
    at timestamp(3) with time zone not null,
    game_id varchar(16),
    event_seq bigint,
    -- Null for an event of a game.
    id varchar(16),
    type varchar(32),
    payload varchar(20000),
    primary key (player_id, seq)
);

create index feed_event_oldest on feed_event (at);

-- Events tell how the game stands, and messages what they say.
alter table event alter column payload set data type varchar(20000);

-- Since when nothing has happened to a game that is over; null while it goes on, and when its events are gone. Those of
-- games that a process of the release before ends are kept for longer.
alter table game add column quiet_since timestamp(3) with time zone;
update game set quiet_since = coalesce(last_event_at, updated_at) where ending is not null;
create index game_quiet on game (quiet_since);

-- For the challenges whose time has passed.
create index challenge_expiring on challenge (status, expires_at);
