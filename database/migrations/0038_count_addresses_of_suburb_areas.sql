-- How many of the area's addresses are in the suburb: people call the area by the one with the most.
alter table suburb_areas add column addresses integer not null default 0;
