-- Every refusal marked its subscriber. Only unknown addresses stay marked; where the reason is no longer stored, the next letter finds out.
update subscribers set refused_at = null where refused_at is not null and not exists (
  select 1 from outbox where kind = 'letter' and state = 'failed' and recipient = subscribers.email
    and last_error like '5___5.1.%' and substr(last_error, 9, 1) not in ('7', '8'));
