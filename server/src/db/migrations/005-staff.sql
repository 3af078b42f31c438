alter table staff add column is_owner integer not null default 0;
alter table staff add column may_export integer not null default 0;
alter table staff add column may_read_security integer not null default 0;
alter table staff add column code_secret text;
alter table staff add column code_pending text;
alter table staff add column code_step bigint not null default 0;
create table recovery_codes (
  name text not null references staff (name) on delete cascade,
  code_hash text not null,
  constraint recovery_codes_once primary key (name, code_hash)
);
alter table sessions add column seen_at bigint not null default 0;
update staff set may_export = 1, may_read_security = 1;
update staff set is_owner = 1 where name =
  (select name from staff order by case when name = 'desk' then 0 else 1 end, created_at, name limit 1);
