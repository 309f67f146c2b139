-- Images that people upload (specification section 4, "Logo/photo upload"; decisions section 1, /uploads).

-- A target that was handed out, to which one file may be posted until it expires. Its account may go before its object does.
create table uploads (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete set null,
  upload_type text not null check (upload_type in ('brand_logo', 'property_photo')),
  content_type text not null,
  object_key text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The image that came of it, so that a confirmation that is repeated answers the same.
  image_key text,
  calculation_id uuid
);

create index uploads_expires_at_idx on uploads (expires_at);

-- An image of our own making, in the object store under its key. It can be seen for as long as its account's logo or its
-- calculation's photo refers to it; what nothing refers to any more is swept.
create table images (
  key text primary key,
  account_id uuid references accounts on delete set null,
  calculation_id uuid references calculations on delete set null,
  content_type text not null,
  created_at timestamptz not null
);

create index images_account_id_idx on images (account_id);
create index images_calculation_id_idx on images (calculation_id);

alter table calculations add column property_photo_url text;
