drop table visits;
create table visit_steps (visitor text not null, step text not null, day integer not null, primary key (visitor, step));
create index visit_steps_by_day on visit_steps (day);
