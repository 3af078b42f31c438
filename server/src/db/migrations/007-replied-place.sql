alter table submissions rename column told to replied_place;
