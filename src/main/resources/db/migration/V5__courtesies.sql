-- What players grant each other beyond the rules. In games and challenges from before, and in those that a process of the
-- release before makes, nobody has agreed to vacations.

alter table game add column takebacks boolean default true not null;
alter table game add column vacations boolean default false not null;
alter table challenge add column takebacks boolean default true not null;
alter table challenge add column vacations boolean default false not null;
