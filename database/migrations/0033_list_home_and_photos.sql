-- Home and photos, for the cards of the list.
alter table calculations
  add column suburb text generated always as (inputs ->> 'suburb') stored,
  add column dwelling text not null generated always as (inputs ->> 'dwelling') stored,
  add column image_url text generated always as (property_data #>> '{image,url}') stored;
