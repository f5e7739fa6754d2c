-- A move changes columns of the game's row that indexes are of, and so PostgreSQL writes it to every index of the table anew,
-- even where it is one of the many rows with nothing there. Indexes of the others alone are smaller, and spare moves of games
-- of players seven writes of thirteen.

-- They take the place of the others in V27. Games can be read meanwhile, and moves wait; what belongs to games comes before
-- them, since a move writes that first.
create index new_proposal_answerer on proposal (answerer_id) where answerer_id is not null;
create index new_message_unread on message (unread_by) where unread_by is not null;
create index new_webhook_delivery_due on webhook_delivery (due_at) where due_at is not null;

create index new_game_of_white on game (white_player_id, created_at desc, id desc) where white_player_id is not null;
create index new_game_of_black on game (black_player_id, created_at desc, id desc) where black_player_id is not null;
create index new_game_turn on game (turn_player_id) where turn_player_id is not null;
create index new_game_due on game (due_at) where due_at is not null;
create index new_game_undated on game (ending, due_at) where ending is null and due_at is null;
create index new_game_claimant on game (claimant_id) where claimant_id is not null;
create index new_game_quiet on game (quiet_since) where quiet_since is not null;
create index new_game_uncounted on game (is_counted, ending) where not is_counted and ending is not null;
create index new_game_imported on game (importer_id, created_at desc, id desc) where importer_id is not null;
create unique index game_white_token on game (white_token_hash) where white_token_hash is not null;
create unique index game_black_token on game (black_token_hash) where black_token_hash is not null;

-- No index is of the number that each event of a player changes: with room beside the row it is written there, and nowhere else.
alter table feed set (fillfactor = 50);

-- Rows that change often are cleaned up when a fiftieth of them has changed, rather than a fifth, by which time a table of a
-- million games would have grown by that.
alter table game set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table feed set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
