alter table submissions add column replied_place text;
alter table submissions add column spam_at bigint;
-- A submission was marked at its last change at the latest.
update submissions set spam_at = updated_at where spam is not null;
-- The inbox counts without reading the rows, which are large.
drop index submissions_by_time;
drop index submissions_by_status;
create index submissions_by_time on submissions (created_at, reference, form, spam);
create index submissions_by_status on submissions (status, created_at, form, spam);

alter table event_places add column token text;
alter table event_places add column held_until bigint;
alter table event_places add column verified_at bigint;
create index event_places_by_token on event_places (token);

alter table outbox add column purpose text;
alter table outbox add column mailbox text;
alter table outbox add column kind text not null default 'visitor';
alter table outbox add column html text;
alter table outbox add column author text;
update outbox set kind = 'staff';
create index outbox_by_mailbox on outbox (mailbox, purpose);
create index outbox_by_sent on outbox (sent_at);

alter table staff add column is_owner integer not null default 0;
alter table staff add column may_export integer not null default 0;
alter table staff add column may_read_security integer not null default 0;
alter table staff add column may_edit integer not null default 0;
alter table staff add column may_publish integer not null default 0;
alter table staff add column password_at bigint not null default 0;
alter table staff add column must_change integer not null default 0;
alter table staff add column code_secret text;
alter table staff add column code_pending text;
alter table staff add column code_step bigint not null default 0;
alter table staff add column report_to text;
alter table staff add column report_token text;
update staff set may_export = 1, may_read_security = 1;
update staff set is_owner = 1, may_edit = 1, may_publish = 1 where name =
  (select name from staff order by case when name = 'desk' then 0 else 1 end, created_at, name limit 1);
create table recovery_codes (
  name text not null references staff (name) on delete cascade,
  code_hash text not null,
  constraint recovery_codes_once primary key (name, code_hash)
);
alter table sessions add column seen_at bigint not null default 0;
delete from meta where key = 'vote-secret';

create table visits (
  visitor text primary key,
  day integer not null,
  source text not null,
  campaign text not null,
  device text not null,
  country text not null,
  did text not null
);
create table visit_counts (
  day integer not null,
  kind text not null,
  name text not null,
  count integer not null,
  wrote integer not null,
  constraint visit_counts_once primary key (day, kind, name)
);

create table letters (
  id text primary key,
  subject text not null,
  html text not null,
  text text not null,
  state text not null,
  starts_at bigint not null,
  next_at bigint not null,
  error text
);
create table letter_recipients (
  id text primary key,
  letter text not null,
  email text,
  state text not null,
  attempts integer not null,
  next_at bigint not null,
  held_until bigint not null,
  error text,
  unsubscribed integer not null,
  at bigint,
  constraint letter_recipients_once unique (letter, email)
);
create index letter_recipients_due on letter_recipients (letter, state, next_at);
create index letter_recipients_by_email on letter_recipients (email);
