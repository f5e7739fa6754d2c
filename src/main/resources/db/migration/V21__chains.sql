-- What the moves of a game add up to, those taken back too, and how many they were. Where that is not last_move_seq, as in
-- a game of before and after a move that the release before has made, it is added up anew.
alter table game add chain varchar(64);
alter table game add chain_moves integer;
