-- The players that are part of the service, in the SQL that H2 and PostgreSQL share: however many processes start at once, each is
-- made once. Their ids are their names, which have been reserved for as long as there have been players, and nobody has a token or a
-- recovery code of theirs. What they say of themselves, the service has them say when it starts.
insert into player
    (id, name, name_key, kind, recovery_hash, created_at, variants, time_controls, accepts_by_itself, version)
select name, name, name, 'bot', '', current_timestamp, '', '', false, 1
from (values ('engine-1'), ('engine-2'), ('engine-3'), ('engine-4'), ('engine-5'), ('engine-6'), ('engine-7'), ('engine-8'))
    as resident (name)
where not exists (select 1 from player where player.name_key = resident.name);
