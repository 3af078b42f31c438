create index submissions_by_form on submissions (form, created_at, reference, spam);
create index audit_by_action on audit (what, id);
create index limits_by_end on limits (expire);
