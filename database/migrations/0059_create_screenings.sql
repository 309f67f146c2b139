-- Lists of homes that are compared on the same terms. What they come to is computed when a list is read.
create table screenings (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  version integer not null default 1,
  terms jsonb not null,
  criteria jsonb not null,
  homes jsonb not null,
  idempotency_key text,
  -- SHA-256 of the body that was saved under the key, to refuse another one.
  idempotency_digest bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The list of lists reads no homes.
  number_of_homes integer not null generated always as (jsonb_array_length(homes)) stored
);
create unique index screenings_idempotency_key on screenings (account_id, idempotency_key);
create index on screenings (account_id, updated_at desc, id);

-- Named terms and criteria. One row, so that its lock orders two changes.
create table screening_templates (
  account_id uuid primary key references accounts on delete cascade,
  version integer not null default 0,
  templates jsonb not null default '[]',
  updated_at timestamptz not null default now()
);
