-- What the property data provider said of an address, part by part with the time of each, so that an address is not asked for
-- again too soon, and is still known while the provider is away. No account is known here.
create table property_records (
  address_key text primary key,
  source text not null,
  property_id text,
  parts jsonb not null,
  fetched_at timestamptz not null
);

create index property_records_age_idx on property_records (fetched_at);
