alter table submissions add column told text;
alter table outbox add column purpose text;
alter table outbox add column mailbox text;
create index outbox_by_mailbox on outbox (mailbox, purpose);
create index outbox_by_sent on outbox (sent_at);
alter table event_places add column token text;
alter table event_places add column held_until bigint;
alter table event_places add column verified_at bigint;
create index event_places_by_token on event_places (token);
