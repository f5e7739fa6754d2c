-- Time: what the players of a game have, and what each move cost. Games from before are untimed, and those that a
-- process of the release before begins are, too.

alter table game add column time_control varchar(64) default 'untimed' not null;

-- The clocks as they stood when the turn began, spans in milliseconds; all null in an untimed game.
alter table game add column white_left bigint;
alter table game add column white_moves_to_go integer;
alter table game add column black_left bigint;
alter table game add column black_moves_to_go integer;
alter table game add column clock_since timestamp(3) with time zone;
alter table game add column clock_warnings integer default 0 not null;

-- When the clocks are to be looked at if nobody moves: never too late, at times too early. Null if never.
alter table game add column due_at timestamp(3) with time zone;
create index game_due on game (due_at);

-- Events that are no changes are later than updated_at. Null where there has been none.
alter table game add column last_event_at timestamp(3) with time zone;

-- In milliseconds, null in an untimed game.
alter table move add column clock_elapsed bigint;
alter table move add column clock_charged bigint;
alter table move add column clock_credited bigint;
alter table move add column clock_left bigint;
alter table move add column clock_reason varchar(32);
