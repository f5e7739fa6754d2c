-- For lists of games that are over, newest first, which would be looked for among all that go on. H2 has no index of some rows.
create index game_over on game (visibility, created_at desc, id desc) where ending is not null;
