-- Accounts and their sessions (specification section 3, decisions section 4).
create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_confirmed_at timestamptz,
  name text not null,
  password_hash text not null,
  is_property_professional boolean not null default false,
  terms_accepted_at timestamptz,
  email_signature text,
  brand_logo_url text,
  coupon_code text,
  created_at timestamptz not null default now()
);

-- One account an address, however it is capitalised.
create unique index accounts_email_key on accounts (lower(email));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_account_id_idx on sessions (account_id);

-- What the payment provider last said of the account's subscription; absent for an account that never paid.
create table subscriptions (
  account_id uuid primary key references accounts on delete cascade,
  status text not null,
  current_period_end timestamptz,
  past_due_since timestamptz,
  cancelled boolean not null default false
);

-- The areas whose market rent an account has looked up, against the free allowance (decisions section 3).
create table property_searches (
  account_id uuid not null references accounts on delete cascade,
  sa2_code text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, sa2_code)
);
