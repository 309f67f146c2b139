-- Scenarios are the same home with other inputs. The list has what a person notes about a home.
alter table calculations add column scenarios jsonb not null default '[]';
alter table calculations
  add column note text generated always as (inputs ->> 'note') stored,
  add column status text generated always as (inputs ->> 'status') stored,
  add column tags jsonb not null generated always as (coalesce(inputs -> 'tags', '[]')) stored,
  add column number_of_scenarios integer not null generated always as (jsonb_array_length(scenarios)) stored;
