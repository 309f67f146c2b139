-- Figures are those of a day. A job brings them up to date, and finds those that changed by the first day on which they may
-- differ: null where they never do, empty in figures of before, which have none. As text, because what a cast to date
-- gives depends on settings.
drop index calculations_to_appraise_again_idx;
alter table calculations
  drop column interest_missing,
  drop column number_of_loans,
  add column figures_change_on text collate "C" generated always as (
    case when figures ? 'change_on' then figures ->> 'change_on' else '' end
  ) stored,
  add column next_change jsonb generated always as (nullif(figures -> 'next_change', 'null')) stored,
  -- Loans that come with Premium: several, or an offset.
  add column has_premium_loans boolean not null generated always as (
    jsonb_path_exists(inputs, '$.analysis.loans[1]')
    or jsonb_path_exists(inputs, '$.analysis.loans[*].offset_balance ? (@ > 0)')
  ) stored,
  -- What is owed counts without a price and a deposit.
  add column interest_missing boolean not null generated always as (
    coalesce((inputs ->> 'include_interest_in_calc')::boolean, false)
    and figures #>> '{counted_loans,value,source}' is distinct from 'owed'
    and ((figures ->> 'loan') is null
      or ((figures ->> 'loan')::float8 > 0 and (figures ->> 'weekly_payment') is null))
  ) stored,
  add column number_of_loans integer not null generated always as (
    case
      when coalesce((figures ->> 'loan')::float8, 0) = 0
        and figures #>> '{counted_loans,value,source}' is distinct from 'owed' then 0
      when jsonb_typeof(inputs #> '{analysis,loans}') = 'array'
        then greatest(jsonb_array_length(inputs #> '{analysis,loans}'), 1)
      else 1
    end
  ) stored;
create index calculations_figures_change_idx on calculations (figures_change_on, id)
  where figures_change_on is not null;
