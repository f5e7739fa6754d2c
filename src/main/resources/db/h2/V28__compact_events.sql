-- What an event of a game tells, in a third of the length: new rows have it here, and {} as their payload.
alter table event add column facts bytea;

-- When the first event that a feed keeps happened. So what is to be forgotten is found by an index of players, not of events.
alter table feed add column oldest_at timestamp(3) with time zone;
update feed set oldest_at = (select e.at from feed_event e where e.player_id = feed.player_id order by e.seq
    fetch first 1 row only);
create index feed_oldest on feed (oldest_at);
drop index feed_event_oldest;
