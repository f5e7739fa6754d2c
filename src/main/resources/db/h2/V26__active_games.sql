-- For lists of a player's games that go on.
create index game_active_of_white on game (white_player_id, ending, created_at desc, id desc);
create index game_active_of_black on game (black_player_id, ending, created_at desc, id desc);
