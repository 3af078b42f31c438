update letters set state = 'stopped' where state = 'paused';
delete from meta where key = 'letter-rate';
