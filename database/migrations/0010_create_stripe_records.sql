-- What we keep of the payment provider (decisions sections 1 and 6). Stripe's own word is the truth; this is a copy of it that
-- is read again whenever something may have changed.

-- Which of the account's subscriptions at Stripe counts, and when the first bill that is not 0 was announced by mail.
alter table subscriptions
  add column stripe_subscription_id text,
  add column first_bill_announced_at timestamptz;

-- The account's customer at Stripe. One without an account belonged to somebody who has left: it is ended at Stripe.
create table stripe_customers (
  customer_id text primary key,
  account_id uuid unique references accounts on delete set null,
  -- Counted up with every copy that is written, so that an older one never overwrites a newer.
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  reconciled_at timestamptz,
  -- When the account was deleted, and when the customer was ended for it.
  left_at timestamptz,
  ended_at timestamptz
);

-- Checkouts, from the moment on that one is about to be opened, when it has no session yet.
create table checkouts (
  id uuid primary key default gen_random_uuid(),
  customer_id text not null references stripe_customers on delete cascade,
  state text not null default 'opening' check (state in ('opening', 'open', 'complete', 'expired')),
  session_id text unique,
  url text,
  -- The public key of the Stripe account that the session belongs to.
  publishable_key text not null,
  coupon_code text,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  -- When Stripe was last asked what became of it.
  asked_at timestamptz,
  check (state = 'opening' or (session_id is not null and url is not null and expires_at is not null))
);

-- However many tabs ask for one, a customer has one checkout to pay at.
create unique index checkouts_one_open_key on checkouts (customer_id) where state in ('opening', 'open');
create index checkouts_customer_id_idx on checkouts (customer_id);

-- Stripe's events, each once however often it comes. They are no more than hints that something changed.
create table stripe_events (
  id text primary key,
  type text not null,
  customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz
);

create index stripe_events_unapplied_idx on stripe_events (customer_id) where applied_at is null;
create index stripe_events_received_at_idx on stripe_events (received_at);

-- The bills whose failed payment was told by mail: once each, however often Stripe tries.
create table failed_payments (
  invoice_id text primary key,
  account_id uuid not null references accounts on delete cascade,
  announced_at timestamptz not null default now()
);

create index failed_payments_account_id_idx on failed_payments (account_id);
