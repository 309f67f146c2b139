-- What the neighbourhood and the area itself add to their district, in natural logarithms; `base` includes it. Null in rows of
-- the method before, whose `base` means something else: they are not used, and the next load of reference data measures again.
alter table rent_surroundings add column step double precision;
