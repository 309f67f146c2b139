-- A locked account cannot sign in, and its sessions, keys and links are refused. Premium that was given is not the payment provider's:
-- nothing that it says changes these columns. The day is one in New Zealand, and the last with Premium.
alter table accounts add column locked_at timestamptz;
alter table accounts add column premium_given_until text check (premium_given_until ~ '^\d{4}-\d\d-\d\d$');
alter table accounts add column premium_given_reason text;
alter table accounts add constraint accounts_premium_given_check
  check ((premium_given_until is null) = (premium_given_reason is null));

-- What operators did with `npm run admin`. An id outlives its account, and then belongs to nobody.
create table admin_log (
  id bigint primary key generated always as identity,
  done_at timestamptz not null default now(),
  -- The name of the operator at their machine.
  done_by text not null,
  command text not null,
  account_id uuid,
  details jsonb not null default '{}'
);
create index on admin_log (account_id);
create index on admin_log (done_at);
