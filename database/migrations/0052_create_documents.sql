-- Documents that people put their name to. `inputs` is what they chose and wrote, `content` the words and figures of `day`.
create table documents (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  -- Null for all owned homes together.
  calculation_id uuid references calculations on delete cascade,
  kind text not null check (kind in ('owner_appraisal', 'buyer_appraisal', 'bank', 'market_rent_evidence')),
  version integer not null default 1,
  inputs jsonb not null,
  content jsonb not null,
  day text not null,
  -- From then on only the outcome changes.
  sent_at timestamptz,
  outcome text check (outcome in ('won', 'lost')),
  answer text check (answer in ('accepted', 'asked')),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (kind = 'bank' or calculation_id is not null),
  check ((answer is null) = (answered_at is null))
);
create index on documents (account_id, created_at desc);
create index on documents (calculation_id);

-- To whom a document was mailed, which its account may know: it wrote the address.
create table document_sendings (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents on delete cascade,
  recipient text not null,
  sent_at timestamptz not null
);
create index on document_sendings (document_id, sent_at);

-- A document's page has a link for each mail, and those that its author makes.
alter table links add column document_id uuid references documents on delete cascade;
create index on links (document_id);
alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check check (kind in ('portfolio', 'document'));
-- To whom the link was mailed; null for one that its author made.
alter table links add column recipient text;
alter table links add constraint links_document_check check ((kind = 'document') = (document_id is not null));

-- The document that was mailed, so that a key names one mail.
alter table rental_assessments add column document_id uuid references documents on delete set null;
create index on rental_assessments (document_id);
