create table terms as select
  coalesce(json_extract(max(value), '$.forms'), 24) as form_months,
  coalesce(json_extract(max(value), '$.jobApplications'), 12) as application_months,
  coalesce(json_extract(max(value), '$.spam'), 30) * 86400000 as spam_term,
  coalesce(json_extract(max(value), '$.unconfirmedSubscription'), 30) * 86400000 as unconfirmed_term,
  coalesce(json_extract(max(value), '$.mailCopies'), 30) * 86400000 as mail_term
  from meta where key = 'retention-terms';
update submissions set keep_until = (select case
  when spam is not null then coalesce(spam_at, updated_at) + spam_term
  when form = 'newsletter' then created_at + unconfirmed_term
  else unixepoch(created_at / 1000, 'unixepoch', '+' || case
    when form = 'contact' and json_extract(body, '$.position') != '' then application_months else form_months end || ' months') * 1000
    + created_at % 1000
  end from terms);
update votes set keep_until = (select unixepoch(created_at / 1000, 'unixepoch', '+' || form_months || ' months') * 1000 from terms);
update outbox set keep_until = created_at + (select mail_term from terms) where kind != 'answer';
update subscribers set keep_until = asked_at + (select unconfirmed_term from terms) where confirmed_at is null;
