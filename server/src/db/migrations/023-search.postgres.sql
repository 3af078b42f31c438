-- Without the extension, search reads every row.
do $$
  begin
    create extension if not exists pg_trgm;
    create index submissions_by_words on submissions using gin (search gin_trgm_ops);
  exception when others then raise notice 'search has no index: %', sqlerrm;
  end $$;
