create table visits (
  visitor text primary key,
  day integer not null,
  source text not null,
  campaign text not null,
  device text not null,
  country text not null,
  did text not null
);
create table visit_counts (
  day integer not null,
  kind text not null,
  name text not null,
  count integer not null,
  wrote integer not null,
  constraint visit_counts_once primary key (day, kind, name)
);
