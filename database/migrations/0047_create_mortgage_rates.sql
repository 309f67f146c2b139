-- What banks advertise for new mortgages, on average, at the end of each month, as the Reserve Bank of New Zealand publishes
-- it: per cent a year. `term_months` is how long the rate is fixed; 0 is floating.
create table mortgage_rates (
  kind text not null check (kind in ('standard', 'special')),
  month_end date not null,
  term_months smallint not null check (term_months between 0 and 60),
  rate double precision not null check (rate > 0 and rate < 100),
  primary key (kind, month_end, term_months)
);
