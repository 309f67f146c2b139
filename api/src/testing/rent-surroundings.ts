/**
 * Statement that gives each area with rents of its own the same surroundings, as an import does: a three-bedroom house
 * rents for $640. With twelve bonds of 570, 640 and 700, such a house is then estimated at 590, 640 and 684.
 */
export const SURROUNDINGS = `
  insert into rent_surroundings
  select distinct area_code, ln(640), 20, 20, 20, 1, date '2025-07-01', 0 from market_rents where area_kind = 'area'`
