alter table staff add column password_at bigint not null default 0;
alter table staff add column must_change integer not null default 0;
alter table submissions add column spam_at bigint;
-- A submission was marked at its last change at the latest.
update submissions set spam_at = updated_at where spam is not null;
delete from meta where key = 'vote-secret';
