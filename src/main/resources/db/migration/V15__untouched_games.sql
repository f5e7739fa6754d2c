-- Games that nobody touches end after a set time, so untimed ones and those whose flag waits to be claimed are looked at, too.
-- The first look works out when it is time for the next.

update game set due_at = updated_at where ending is null and due_at is null;

-- The release before goes on to write games without a time at which to look at them.
create index game_undated on game (ending, due_at);
