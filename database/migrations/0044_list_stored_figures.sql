-- The list reads what the application computed, instead of computing it again. Figures that an earlier version stored lack some
-- of it: the list computes them when it reads them, until they are stored again.
drop index calculations_figures_change_idx;
alter table calculations
  drop column figures_change_on,
  drop column interest_missing,
  drop column number_of_loans,
  drop column has_premium_loans,
  drop column has_cost_to_live_here,
  add column figures_change_on text collate "C" generated always as (
    case when figures ?& '{change_on,number_of_loans}' then figures ->> 'change_on' else '' end
  ) stored,
  add column interest_missing boolean not null
    generated always as (coalesce((figures ->> 'interest_missing')::boolean, false)) stored,
  add column number_of_loans integer not null
    generated always as (coalesce((figures ->> 'number_of_loans')::integer, 0)) stored,
  add column has_premium_loans boolean not null
    generated always as (coalesce((figures ->> 'has_premium_loans')::boolean, false)) stored;
create index calculations_figures_change_idx on calculations (figures_change_on, id)
  where figures_change_on is not null;
