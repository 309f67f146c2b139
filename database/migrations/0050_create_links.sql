-- Pages that whoever has the link may read, and nothing else. Only a digest of the link's token is stored, so that a copy of the
-- database opens none.
create table links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique,
  kind text not null check (kind in ('portfolio')),
  name text not null,
  with_people boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_opened_at timestamptz
);
create index on links (account_id);
create index on links (expires_at);
