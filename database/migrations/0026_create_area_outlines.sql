-- The boundaries of areas, in the encoding of domain/src/outlines. Areas of sea and inland water have none.
create table area_outlines (
  sa2_code text primary key references areas on delete cascade,
  polygons text not null
);
