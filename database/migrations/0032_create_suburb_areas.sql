-- Which statistical areas people call by the name of a suburb; filled by the import of addresses.
create table suburb_areas (
  suburb text not null,
  sa2_code text not null,
  primary key (suburb, sa2_code)
);
