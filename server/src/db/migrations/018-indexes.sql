-- The conditions of the partial indexes are those of the queries, word by word.
create index event_places_by_reference on event_places (reference);
create index submissions_of_visitors on submissions (created_at) where idempotency_key like ':%';
create index submissions_of_applicants on submissions (form, created_at)
  where form = 'contact' and body like '%"position":"%' and body not like '%"position":""%';
create index submissions_of_spam on submissions (spam_at) where spam is not null;
create index outbox_by_age on outbox (kind, created_at, state);
create index outbox_by_letter on outbox (kind, reference, state, last_error);
create index subscribers_by_state on subscribers (refused_at, confirmed_at, email);
