-- SHA-256 of the body that was saved under idempotency_key, to refuse another one. Null in calculations saved before: any
-- body counts as the same.
alter table calculations add column idempotency_digest bytea;
