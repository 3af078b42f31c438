drop table terms;
delete from meta where key = 'retention-terms';
-- The entry of a subscription goes with it.
update submissions set keep_until = null where form = 'newsletter' and spam is null
  and email in (select email from subscribers where confirmed_at is not null);
drop index submissions_of_spam;
drop index submissions_of_applicants;
alter table submissions drop column spam_at;
create index submissions_by_term on submissions (keep_until, spam);
create index outbox_by_term on outbox (keep_until);
create index votes_by_term on votes (keep_until);
create index subscribers_by_term on subscribers (keep_until);
create index event_places_by_term on event_places (held_until);
alter table letters add column sent integer not null default 0;
alter table letters add column unsure integer not null default 0;
alter table letters add column refused integer not null default 0;
update letters set
  sent = (select count(*) from outbox where kind = 'letter' and reference = letters.id and state = 'sent'),
  unsure = (select count(last_error) from outbox where kind = 'letter' and reference = letters.id and state = 'sent'),
  refused = (select count(*) from outbox where kind = 'letter' and reference = letters.id and state = 'failed');
alter table letters drop column next_at;
delete from outbox where kind = 'letter' and state = 'waiting'
  and reference in (select id from letters where state = 'stopped');
delete from outbox where recipient = '';
-- Answers, notifications of staff, confirmations, receipts, newsletters.
alter table outbox add column priority integer not null default 0;
update outbox set priority = case when kind = 'answer' then 1 when kind = 'staff' then 2 when kind = 'letter' then 5
  when purpose like 'received %' then 4 else 3 end;
drop index outbox_due;
drop index outbox_by_kind;
drop index outbox_by_sent;
create index outbox_next on outbox (state, priority, next_at);
create index outbox_by_sent on outbox (priority, sent_at);
