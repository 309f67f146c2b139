-- Rental assessments that were asked to be sent: who, what, when, and to whom by the SHA-256 of the address alone. The rows
-- answer a repeated request, count against the limits, and know the recipient of a stop link, which works after its sender
-- has gone. Without a mail, the recipient had asked for none.
create table rental_assessments (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete set null,
  calculation_id uuid references calculations on delete set null,
  mail_id uuid references mails on delete set null,
  recipient_hash bytea not null,
  stop_token_hash bytea not null unique,
  idempotency_key text,
  created_at timestamptz not null
);

create unique index rental_assessments_idempotency_key on rental_assessments (account_id, idempotency_key);
create index rental_assessments_account_idx on rental_assessments (account_id, created_at desc);
create index rental_assessments_recipient_idx on rental_assessments (recipient_hash, created_at desc);
create index rental_assessments_created_at_idx on rental_assessments (created_at desc);
create index rental_assessments_calculation_idx on rental_assessments (calculation_id);
create index rental_assessments_mail_idx on rental_assessments (mail_id);

-- Addresses, by their SHA-256, to which nobody sends an assessment again.
create table stopped_recipients (
  recipient_hash bytea primary key,
  stopped_at timestamptz not null
);
