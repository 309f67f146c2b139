-- Sale prices and rents by region, month by month, as the Ministry of Housing and Urban Development publishes them, in NZD;
-- the whole country has the code 00. A month is YYYY-MM.
create table region_months (
  region_code text not null,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  median_sale_price integer check (median_sale_price > 0),
  lower_quartile_sale_price integer check (lower_quartile_sale_price > 0),
  upper_quartile_sale_price integer check (upper_quartile_sale_price > 0),
  weekly_rent integer check (weekly_rent > 0),
  primary key (region_code, month)
);
