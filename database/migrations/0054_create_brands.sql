-- Who an account's documents come from. The logo stays with the account.
create table brands (
  account_id uuid primary key references accounts on delete cascade,
  version integer not null default 0,
  company text not null default '',
  licence_number text not null default '',
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  colour text,
  photo_url text,
  footer text not null default '',
  templates jsonb not null default '[]',
  updated_at timestamptz not null default now()
);

alter table uploads drop constraint uploads_upload_type_check;
alter table uploads add constraint uploads_upload_type_check
  check (upload_type in ('brand_logo', 'property_photo', 'brand_photo'));
