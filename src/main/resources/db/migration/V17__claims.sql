-- For the list of what needs a player: who may claim the game because the other's flag has fallen.

-- Null if that is no player, or there is nothing to claim. The release before neither sets it nor takes it back, so whoever
-- reads it looks at the ending and the warnings, too.
alter table game add column claimant_id varchar(16) references player (id);

update game
set claimant_id = case when turn_player_id = white_player_id then black_player_id else white_player_id end
where ending is null and clock_warnings > 3 and turn_player_id is not null;

create index game_claimant on game (claimant_id);
