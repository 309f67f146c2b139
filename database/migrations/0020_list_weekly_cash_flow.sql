-- Cash each week, for the list. Null in calculations saved before; a job of the queue appraises those again, and finds them
-- by the index, which is empty once it has.
alter table calculations
  add column weekly_cash_flow float8 generated always as ((figures ->> 'weekly_cash_flow')::float8) stored;
create index calculations_to_appraise_again_idx on calculations (id) where not figures ? 'weekly_cash_flow';
