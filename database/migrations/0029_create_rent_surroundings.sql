-- Why an area's own cell counts in no estimate, null for one that does: `by_room` under 60 % of its district, so rooms
-- let separately; `far_below` under 60 % of what is around it.
alter table market_rents add column set_aside text check (set_aside in ('by_room', 'far_below'));
alter table previous_market_rents add column set_aside text check (set_aside in ('by_room', 'far_below'));

-- The level of rents around each area in natural logarithms, as the last import of rents left it, and the weight of the
-- evidence. `newest_period` is the newest quarter of all cells.
create table rent_surroundings (
  sa2_code text primary key,
  base double precision not null,
  near_weight double precision not null,
  district_weight double precision not null,
  region_weight double precision not null,
  own_weight double precision not null,
  newest_period date not null
);

-- What a kind of home adds in a district, in natural logarithms.
create table rent_district_differences (
  territorial_authority_code text not null,
  dwelling text not null,
  number_of_bedrooms smallint not null,
  difference double precision not null,
  primary key (territorial_authority_code, dwelling, number_of_bedrooms)
);
