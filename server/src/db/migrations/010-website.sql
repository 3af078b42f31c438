alter table staff add column may_edit integer not null default 0;
alter table staff add column may_publish integer not null default 0;
update staff set may_edit = 1, may_publish = 1 where is_owner = 1;
