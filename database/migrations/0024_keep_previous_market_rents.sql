-- The market rents before the last import, for its --undo.
create table previous_market_rents (like market_rents including all);
