alter table submissions add column keep_until bigint;
alter table outbox add column keep_until bigint;
alter table votes add column keep_until bigint;
alter table subscribers add column keep_until bigint;
-- A vote counts for as long as its request is listed; the hash of its voter ends before.
create table vote_counts (request text primary key, count integer not null);
insert into vote_counts select request, count(*) from votes group by request;
delete from votes where voter = reference;
-- An hour without use.
update sessions set expires_at = seen_at + 3600000 where seen_at + 3600000 < expires_at;
