-- The people, companies and trusts that own an account's homes. One row, so that its lock orders a removal and the saves of
-- calculations that name somebody.
create table households (
  account_id uuid primary key references accounts on delete cascade,
  version integer not null default 0,
  people jsonb not null default '[]',
  updated_at timestamptz not null default now()
);
