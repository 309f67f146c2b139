-- Streets are few (44,000 in the national file) and searched in memory; addresses are many and reached by their street.
create table streets (
  id integer primary key,
  name text not null,
  suburb text,
  city text not null,
  territorial_authority text not null
);

create table addresses (
  id text primary key,
  street_id integer not null references streets on delete cascade,
  -- The number as people write it: 14, 14A, 2/14.
  label text not null,
  house_number integer not null,
  suffix text not null default '',
  unit text not null default '',
  address text not null,
  sa2_code text not null,
  meshblock text,
  latitude double precision not null,
  longitude double precision not null,
  is_sample boolean not null default false
);

create index addresses_street_id_idx on addresses (street_id, house_number, suffix, unit);
