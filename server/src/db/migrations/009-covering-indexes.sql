-- The inbox counts without reading the rows, which are large.
drop index submissions_by_time;
drop index submissions_by_status;
create index submissions_by_time on submissions (created_at, reference, form, spam);
create index submissions_by_status on submissions (status, created_at, form, spam);
