-- In the order in which whoever plays or reads takes them: or each would wait for the other.
lock table game, feed, feed_event, event in access exclusive mode;

-- What an event of a game tells, in a third of the length: new rows have it here, and {} as their payload, of which a process
-- of the release before makes an event whose game has an id and nothing else, as the contract lets it. Rows that are there
-- stay as they are until they are forgotten: to write them anew would keep everybody waiting.
alter table event add column facts bytea;

-- When the first event that a feed keeps happened. So what is to be forgotten is found by an index of players, not of events.
-- A process of the release before leaves it alone: what it adds to an empty feed is forgotten with what comes after it.
alter table feed add column oldest_at timestamp(3) with time zone;
update feed set oldest_at = (select e.at from feed_event e where e.player_id = feed.player_id order by e.seq
    fetch first 1 row only);
create index feed_oldest on feed (oldest_at);
drop index feed_event_oldest;
