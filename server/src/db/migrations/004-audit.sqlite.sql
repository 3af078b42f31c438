create table audit (
  id integer primary key autoincrement,
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
create trigger audit_no_update before update on audit
  begin select raise(abort, 'the audit table is only ever added to'); end;
-- "insert or replace" would delete a line without firing the trigger below.
create trigger audit_no_replace before insert on audit when exists (select 1 from audit where id = new.id)
  begin select raise(abort, 'the audit table is only ever added to'); end;
create trigger audit_no_delete before delete on audit when old.keep_until >= unixepoch('subsec') * 1000
  begin select raise(abort, 'a line of the audit table is kept until its day'); end;
