-- Weekly rent quartiles from MBIE's tenancy bonds, as one import left them: the areas' own cells and the district's and
-- region's bond-weighted means. `dwelling` is House, Apartment, Flat, Room or Any.
create table market_rents (
  area_kind text not null check (area_kind in ('area', 'district', 'region')),
  area_code text not null,
  dwelling text not null check (dwelling in ('House', 'Apartment', 'Flat', 'Room', 'Any')),
  number_of_bedrooms smallint not null check (number_of_bedrooms between 1 and 5),
  lower_quartile integer not null,
  median integer not null,
  upper_quartile integer not null,
  bonds integer not null,
  areas integer not null,
  period date not null,
  primary key (area_kind, area_code, dwelling, number_of_bedrooms),
  check (lower_quartile <= median and median <= upper_quartile)
);

-- What each import used and left out.
create table import_reports (
  id bigint generated always as identity primary key,
  name text not null,
  source text not null,
  imported_at timestamptz not null default now(),
  report jsonb not null
);
