alter table letters rename to issues;
update outbox set kind = 'newsletter' where kind = 'letter';
