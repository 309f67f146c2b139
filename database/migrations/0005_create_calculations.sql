-- A saved calculation: what the person gave (inputs) and what follows from it (figures), written together so that they
-- never disagree. Columns that the list needs are taken from them by the database itself.
create table calculations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  version integer not null default 1,
  idempotency_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  inputs jsonb not null,
  figures jsonb not null,
  property_data jsonb,
  property text not null generated always as (inputs ->> 'property') stored
);

create unique index calculations_idempotency_key on calculations (account_id, idempotency_key);
create index calculations_newest_idx on calculations (account_id, updated_at desc, id);
