-- Each statement is a transaction of its own: who is killed between two of them begins again.

-- What an event of a game tells, in a third of the length: new rows have it here, and {} as their payload.
alter table event add column if not exists facts bytea;

-- When the first event that a feed keeps happened. So what is to be forgotten is found by an index of players, not of events.
alter table feed add column if not exists oldest_at timestamp(3) with time zone;
update feed set oldest_at = (select e.at from feed_event e where e.player_id = feed.player_id order by e.seq
    fetch first 1 row only);
create index if not exists feed_oldest on feed (oldest_at);
drop index if exists feed_event_oldest;
