-- Whether a rent of 0 was typed or nothing is known: the list says no yield of what has no rent.
alter table calculations
  add column rent_source text not null generated always as (figures ->> 'rent_source') stored;
