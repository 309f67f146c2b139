-- The list's CSV has the deposit, the loan to value that follows from it, and how many loans there are.
alter table calculations
  add column deposit double precision generated always as ((inputs ->> 'deposit')::float8) stored,
  add column number_of_loans integer not null generated always as (
    case
      when coalesce((figures ->> 'loan')::float8, 0) = 0 then 0
      when jsonb_typeof(inputs #> '{analysis,loans}') = 'array'
        then greatest(jsonb_array_length(inputs #> '{analysis,loans}'), 1)
      else 1
    end
  ) stored;
