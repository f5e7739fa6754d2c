-- Games that were played elsewhere and imported here: whose they are, and what their records say. Their seats have neither
-- token nor player, but what their records call whoever played.
alter table game add column imported_at timestamp(3) with time zone;
alter table game add column importer_id varchar(16) references player (id);
alter table game add column importer_name varchar(30);
alter table game add column white_name varchar(200);
alter table game add column black_name varchar(200);
alter table game add column source_game_id varchar(200);
alter table game add column source_tags varchar(32000);

create index game_imported on game (importer_id, created_at desc, id desc);
