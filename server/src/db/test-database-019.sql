-- Rows as the server of step 019 stored them, on 15 January 2026.
insert into meta (key, value) values ('retention-terms', '{"forms":24,"jobApplications":6,"spam":20,"unconfirmedSubscription":10,"mailCopies":5}');
insert into submissions (reference, form, status, spam, spam_at, email, body, search, body_hash, created_at, updated_at) values
  ('message', 'contact', 'new', null, null, 'a@b.example', '{"position":""}', '', '', 1768435200000, 1768435200000),
  ('application', 'contact', 'new', null, null, 'a@b.example', '{"position":"engineer"}', '', '', 1768435200000, 1768435200000),
  ('spam', 'contact', 'new', 'staff', 1768521600000, 'a@b.example', '{"position":""}', '', '', 1768435200000, 1768435200000),
  ('reader', 'newsletter', 'new', null, null, 'reader@b.example', '{"position":""}', '', '', 1768435200000, 1768435200000),
  ('nobody', 'newsletter', 'new', null, null, 'nobody@b.example', '{"position":""}', '', '', 1768435200000, 1768435200000);
insert into subscribers (email, token, source, created_at, confirmed_at, asked_at) values
  ('reader@b.example', '1', '', 1768435200000, 1768435200000, 1768521600000),
  ('nobody@b.example', '2', '', 1768435200000, null, 1768521600000);
insert into outbox (id, kind, purpose, reference, recipient, subject, text, headers, state, attempts, next_at, held_until, created_at) values
  ('answer', 'answer', null, null, 'a', '', '', '{}', 'sent', 1, 0, 0, 1768435200000),
  ('staff', 'staff', null, null, 'a', '', '', '{}', 'sent', 1, 0, 0, 1768435200000),
  ('visitor', 'visitor', 'received contact', null, 'a', '', '', '{}', 'sent', 1, 0, 0, 1768435200000),
  ('place', 'visitor', 'place x confirmed', null, 'a', '', '', '{}', 'sent', 1, 0, 0, 1768435200000),
  ('letter', 'letter', null, 'issue', 'a', '', '', '{}', 'sent', 1, 0, 0, 1768435200000),
  ('gone', 'letter', null, 'issue', '', '', '', '{}', 'sent', 1, 0, 0, 1768435200000),
  ('refused', 'letter', null, 'issue', 'b', '', '', '{}', 'failed', 1, 0, 0, 1768435200000),
  ('waits', 'letter', null, 'issue', 'c', '', '', '{}', 'waiting', 1, 0, 0, 1768435200000);
insert into letters (id, subject, html, text, state, starts_at, next_at) values ('issue', '', '', '', 'sending', 1768435200000, 1768435200000);
insert into votes (request, voter, reference, created_at) values ('a', 'x', 'r1', 1768435200000), ('a', 'r2', 'r2', 1);
