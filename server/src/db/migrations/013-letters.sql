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
