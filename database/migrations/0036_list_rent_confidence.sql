-- How sure the market rent is, for the cards of the list.
alter table calculations
  add column market_confidence text generated always as (inputs ->> 'market_confidence') stored,
  add column market_interval_lower float8 generated always as ((inputs ->> 'market_interval_lower')::float8) stored,
  add column market_interval_upper float8 generated always as ((inputs ->> 'market_interval_upper')::float8) stored;
