-- Tokens that are sent by mail: to confirm an address, or to reset a password. Only their SHA-256 is kept; each works once.
create table mail_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'reset_password')),
  -- The address that a confirmation is for: a changed one counts only once it is confirmed.
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index mail_tokens_account_id_idx on mail_tokens (account_id, purpose);

-- Mails that are to be sent. The row is written in the transaction that makes the mail necessary; the queue's job names it.
-- The Message-ID is made with the row, so that every try carries the same one. A mail that was sent, or that nobody tries to
-- send any more, keeps nothing of what it said.
create table mails (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete cascade,
  kind text not null,
  recipient text not null,
  data jsonb not null,
  message_id text not null unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  tries integer not null default 0,
  last_problem text
);

create index mails_account_id_idx on mails (account_id);
create index mails_created_at_idx on mails (created_at);
