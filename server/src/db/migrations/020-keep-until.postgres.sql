create table terms as select
  coalesce((max(value)::json->>'forms')::int, 24) as form_months,
  coalesce((max(value)::json->>'jobApplications')::int, 12) as application_months,
  coalesce((max(value)::json->>'spam')::bigint, 30) * 86400000 as spam_term,
  coalesce((max(value)::json->>'unconfirmedSubscription')::bigint, 30) * 86400000 as unconfirmed_term,
  coalesce((max(value)::json->>'mailCopies')::bigint, 30) * 86400000 as mail_term
  from meta where key = 'retention-terms';
update submissions set keep_until = case
  when spam is not null then coalesce(spam_at, updated_at) + spam_term
  when form = 'newsletter' then created_at + unconfirmed_term
  else extract(epoch from to_timestamp(created_at / 1000.0) at time zone 'UTC' + make_interval(months => case
    when form = 'contact' and body::json->>'position' != '' then application_months else form_months end)) * 1000
  end from terms;
update votes set keep_until =
  extract(epoch from to_timestamp(created_at / 1000.0) at time zone 'UTC' + make_interval(months => form_months)) * 1000 from terms;
update outbox set keep_until = created_at + mail_term from terms where kind != 'answer';
update subscribers set keep_until = asked_at + unconfirmed_term from terms where confirmed_at is null;
