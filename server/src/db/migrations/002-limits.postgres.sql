-- Unlogged: counts need not survive a crash.
create unlogged table limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
