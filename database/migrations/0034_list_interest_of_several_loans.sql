-- Several loans have a weekly payment, but no one repayment.
alter table calculations
  drop column interest_missing,
  add column interest_missing boolean not null generated always as (
    coalesce((inputs ->> 'include_interest_in_calc')::boolean, false)
    and ((figures ->> 'loan') is null
      or ((figures ->> 'loan')::float8 > 0 and (figures ->> 'weekly_payment') is null))
  ) stored;
