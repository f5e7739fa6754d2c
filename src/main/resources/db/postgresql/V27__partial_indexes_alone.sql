-- The indexes of V24 take the place of those before them, which lets nobody near the tables, for a moment. Whoever has
-- looked at a game and is about to write it has to be waited for before anything else is taken: or each would wait for the other.
lock table game, proposal, message, webhook_delivery in access exclusive mode;

drop index game_of_white;
alter index new_game_of_white rename to game_of_white;
drop index game_of_black;
alter index new_game_of_black rename to game_of_black;
drop index game_turn;
alter index new_game_turn rename to game_turn;
drop index game_due;
alter index new_game_due rename to game_due;
drop index game_undated;
alter index new_game_undated rename to game_undated;
drop index game_claimant;
alter index new_game_claimant rename to game_claimant;
drop index game_quiet;
alter index new_game_quiet rename to game_quiet;
drop index game_uncounted;
alter index new_game_uncounted rename to game_uncounted;
drop index game_imported;
alter index new_game_imported rename to game_imported;
alter table game drop constraint game_white_token_hash_key;
alter table game drop constraint game_black_token_hash_key;
drop index proposal_answerer;
alter index new_proposal_answerer rename to proposal_answerer;
drop index message_unread;
alter index new_message_unread rename to message_unread;
drop index webhook_delivery_due;
alter index new_webhook_delivery_due rename to webhook_delivery_due;
