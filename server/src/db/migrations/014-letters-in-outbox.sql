drop table letter_recipients;
alter table letters drop column error;
alter table letters add column unsubscribed integer not null default 0;
alter table subscribers add column refused_at bigint;
create index outbox_by_kind on outbox (kind, state, next_at);
