-- When the clocks of players stand still, and whether a flag falls by itself.

-- Codes separated by commas, as in 'saturday,sunday', and hours as in '22:00-07:00', in the player's time zone.
alter table player add column weekend varchar(64) default '' not null;
alter table player add column quiet_hours varchar(16);
alter table player add column flag varchar(16) default 'automatic' not null;

-- As the players' settings were when the game began: the zone, the version of its rules, days and hours.
alter table game add column white_pause varchar(160);
alter table game add column black_pause varchar(160);
alter table game add column white_flag varchar(16) default 'automatic' not null;
alter table game add column black_flag varchar(16) default 'automatic' not null;

create table vacation (
    id varchar(16) not null primary key,
    player_id varchar(16) not null references player (id),
    starts_at timestamp(3) with time zone not null,
    ends_at timestamp(3) with time zone not null
);

create index vacation_of on vacation (player_id, ends_at);
