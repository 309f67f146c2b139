-- A free account may take its search back once.
alter table accounts add column search_undone_at timestamptz;
