-- What players agree on beyond a draw: taking moves back, pauses, more time, giving a game up together.

-- What an offer is about, where its kind has parameters: the ply to go back to, and a span in milliseconds.
alter table proposal add column to_ply integer;
alter table proposal add column span bigint;
-- Offers from before, and those that a process of the release before makes, are open for the usual time.
alter table proposal add column expires_at timestamp(3) with time zone
    default (current_timestamp + interval '14' day) not null;
-- The offer that it answers, and the names of the parameters in which it is other, separated by spaces.
alter table proposal add column counter_to varchar(16);
alter table proposal add column differs varchar(64) default '' not null;

-- The agreed pauses that matter to the turn, 16 bytes each: the milliseconds of their two ends. Null if there are none.
alter table game add column pauses bytea;
-- The highest ply at which a move was taken back, 0 if none was.
alter table game add column taken_back_ply integer default 0 not null;

-- What both sides had when the turn of the move began, in milliseconds: what a takeback gives back. Null in an untimed game,
-- and for moves from before and those that a process of the release before makes.
alter table move add column mover_left bigint;
alter table move add column mover_moves_to_go integer;
alter table move add column waiter_left bigint;
alter table move add column waiter_moves_to_go integer;
