-- Imported addresses are millions: their text is composed from label and street, and some lie in no area.
alter table addresses alter column address drop not null;
alter table addresses alter column sa2_code drop not null;

-- For the addresses near a position, in cells of about 220 by 250 metres.
create index addresses_cell_idx on addresses (floor(latitude / 0.002), floor(longitude / 0.003));

-- A later import keeps the ids of streets that it still has. Samples have negative ids.
create sequence street_ids as integer;
