-- Keys with which programs call the API for an account. Only a digest of a key is stored, so that a copy of the database calls
-- nothing.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  key_hash bytea not null unique,
  name text not null,
  scopes text[] not null check (
    cardinality(scopes) > 0 and
    scopes <@ array['read:rents', 'read:calculations', 'write:calculations', 'read:portfolio']
  ),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz
);
create index on api_keys (account_id);
