create table audit (
  id bigint generated always as identity primary key,
  at bigint not null,
  who text not null,
  what text not null,
  reference text,
  about text,
  network text not null,
  keep_until bigint not null
);
create index audit_by_time on audit (at);
create index audit_by_end on audit (keep_until);
create function audit_refuse() returns trigger language plpgsql as $$
  begin raise exception 'the audit table is only ever added to'; end $$;
create function audit_keep() returns trigger language plpgsql as $$
  begin
    if old.keep_until < extract(epoch from clock_timestamp()) * 1000 then return old; end if;
    raise exception 'a line of the audit table is kept until its day';
  end $$;
create trigger audit_no_update before update on audit for each row execute function audit_refuse();
create trigger audit_no_truncate before truncate on audit for each statement execute function audit_refuse();
create trigger audit_no_delete before delete on audit for each row execute function audit_keep();
