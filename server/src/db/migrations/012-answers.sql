alter table outbox add column kind text not null default 'visitor';
alter table outbox add column html text;
alter table outbox add column author text;
alter table staff add column report_to text;
alter table staff add column report_token text;
update outbox set kind = 'staff' where purpose is null;
