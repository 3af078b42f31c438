delete from outbox where kind = 'report';
delete from meta where key in ('weekly-email', 'doctor-faults');
alter table staff drop column report_to;
alter table staff drop column report_token;
