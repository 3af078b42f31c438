create table submissions (
  reference text primary key,
  form text not null,
  status text not null,
  spam text,
  email text,
  body text not null,
  search text not null,
  idempotency_key text,
  body_hash text not null,
  place text,
  created_at bigint not null,
  updated_at bigint not null,
  constraint submissions_once unique (form, idempotency_key)
);
create index submissions_by_time on submissions (created_at);
create index submissions_by_email on submissions (email);
create index submissions_by_status on submissions (status, created_at);

create table notes (
  id text primary key,
  reference text not null references submissions (reference) on delete cascade,
  author text not null,
  text text not null,
  created_at bigint not null
);
create index notes_by_reference on notes (reference);

create table events (event text primary key, taken integer not null);
create table event_places (
  event text not null,
  email text not null,
  reference text not null,
  place text not null,
  created_at bigint not null,
  constraint event_places_once primary key (event, email)
);

create table votes (
  request text not null,
  voter text not null,
  reference text not null,
  created_at bigint not null,
  constraint votes_once primary key (request, voter)
);

create table subscribers (
  email text primary key,
  token text not null unique,
  source text not null,
  created_at bigint not null,
  confirmed_at bigint,
  asked_at bigint not null
);

create table outbox (
  id text primary key,
  reference text,
  recipient text not null,
  subject text not null,
  text text not null,
  headers text not null,
  state text not null,
  attempts integer not null,
  next_at bigint not null,
  held_until bigint not null,
  last_error text,
  created_at bigint not null,
  sent_at bigint
);
create index outbox_due on outbox (state, next_at);
create index outbox_by_reference on outbox (reference);
create index outbox_by_recipient on outbox (recipient);

create table staff (name text primary key, password text not null, created_at bigint not null);
create table sessions (
  token_hash text primary key,
  name text not null references staff (name) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null
);
