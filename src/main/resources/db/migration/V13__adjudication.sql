-- Games that the operator ends.

-- Why, in the operator's words; null if the operator has no part in the ending.
alter table game add column statement varchar(1000);

-- An act is done to a player or to a game; then it concerns those who play it, as far as they are players. The release before
-- reads acts with their player, and so passes over those that were done to games.
alter table operator_act alter column player_id drop not null;
alter table operator_act add column game_id varchar(16) references game (id);
alter table operator_act add column first_player_id varchar(16) references player (id);
alter table operator_act add column second_player_id varchar(16) references player (id);
create index operator_act_first on operator_act (first_player_id, at desc, id desc);
create index operator_act_second on operator_act (second_player_id, at desc, id desc);
