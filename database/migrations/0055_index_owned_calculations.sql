-- outside a transaction
-- What an account owns is found without reading everything that it saved.
drop index concurrently if exists calculations_owned_idx;
create index concurrently calculations_owned_idx on calculations (account_id) where status = 'owned';
