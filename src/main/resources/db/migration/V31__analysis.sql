-- Whether the players of a game may have it analysed while it goes on. In games and challenges from before, and in those that a
-- process of the release before makes, nobody has agreed to that. Each statement is a transaction of its own for H2: who is
-- killed between the two begins again.

alter table game add column if not exists analysis boolean default false not null;
alter table challenge add column if not exists analysis boolean default false not null;
