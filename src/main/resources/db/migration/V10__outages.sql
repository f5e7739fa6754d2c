-- When the service was out. A process of the release before beats no heart, so while only such run there are none.

-- One row: when a process last said that it is up; null before the first has.
create table heartbeat (
    id integer not null primary key,
    beat_at timestamp(3) with time zone
);
insert into heartbeat (id) values (1);

create table outage (
    id varchar(16) not null primary key,
    starts_at timestamp(3) with time zone not null,
    ends_at timestamp(3) with time zone not null
);

create index outage_listed on outage (starts_at desc, id desc);
create index outage_ended on outage (ends_at);
