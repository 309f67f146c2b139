-- Whether the loan's interest is to be counted and could not be: the list says which net yields are without it.
alter table calculations
  add column interest_missing boolean not null generated always as (
    coalesce((inputs ->> 'include_interest_in_calc')::boolean, false)
    and ((figures ->> 'loan') is null
      or ((figures ->> 'loan')::float8 > 0 and (figures ->> 'payment_quantity') is null))
  ) stored;
