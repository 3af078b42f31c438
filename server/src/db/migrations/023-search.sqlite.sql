-- Parts of words of the column "search". After a VACUUM: insert into submission_words(submission_words) values ('rebuild').
create virtual table submission_words using fts5(search, content = 'submissions', tokenize = 'trigram');
-- Erased words must not stay in the file.
insert into submission_words(submission_words, rank) values ('secure-delete', 1);
insert into submission_words(submission_words) values ('rebuild');
create trigger submission_words_add after insert on submissions
  begin insert into submission_words(rowid, search) values (new.rowid, new.search); end;
create trigger submission_words_remove after delete on submissions
  begin insert into submission_words(submission_words, rowid, search) values ('delete', old.rowid, old.search); end;
create trigger submission_words_change after update of search on submissions
  begin
    insert into submission_words(submission_words, rowid, search) values ('delete', old.rowid, old.search);
    insert into submission_words(rowid, search) values (new.rowid, new.search);
  end;
