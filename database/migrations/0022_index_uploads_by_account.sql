-- Deleting an account looks for its uploads.
create index uploads_account_id_idx on uploads (account_id);
