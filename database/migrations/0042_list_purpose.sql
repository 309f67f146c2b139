-- What a home is for. Earlier versions, of which one may still be running, store who lives there. What living there costs is
-- not in the figures that they stored: the list computes it when it is read, until they are stored again.
alter table calculations
  add column purpose text not null generated always as (
    case
      when inputs ? 'purpose' then inputs ->> 'purpose'
      when inputs ->> 'lives_here' = 'true' or inputs #>> '{analysis,owner_occupied}' = 'true' then 'live_in'
      else 'rent_out'
    end
  ) stored,
  add column weekly_cost_to_live_here double precision
    generated always as ((figures ->> 'weekly_cost_to_live_here')::float8) stored,
  add column has_cost_to_live_here boolean not null generated always as (figures ? 'weekly_cost_to_live_here') stored,
  add column estimate_weekly_lower double precision
    generated always as ((inputs ->> 'estimate_weekly_lower')::float8) stored,
  add column estimate_weekly_upper double precision
    generated always as ((inputs ->> 'estimate_weekly_upper')::float8) stored;
