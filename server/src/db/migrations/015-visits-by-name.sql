alter table visits drop column source;
alter table visits drop column campaign;
alter table visits drop column device;
alter table visits drop column country;
