-- For lists of games that go on, of which there are ever fewer among all, and of those that ended for one reason.
create index game_by_ending on game (visibility, ending, created_at desc, id desc);
