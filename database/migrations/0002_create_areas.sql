-- Statistics New Zealand's statistical areas 2 (2018) and the meshblocks in them. Codes are text: leading zeros count.
create table areas (
  sa2_code text primary key,
  name text not null,
  territorial_authority_code text not null,
  territorial_authority text not null,
  region_code text not null,
  region text not null,
  on_land boolean not null,
  latitude double precision not null,
  longitude double precision not null
);

create table meshblocks (
  meshblock text primary key,
  sa2_code text not null references areas
);
