import type { AreaCell } from '../market-rents/area-cell.ts'

/** A cell for tests; its quartiles are 50 NZD from the median. */
export function makeCell(
  sa2_code: string,
  dwelling: AreaCell['dwelling'],
  number_of_bedrooms: number,
  median: number,
  bonds = 12,
): AreaCell {
  return {
    sa2_code,
    dwelling,
    number_of_bedrooms,
    lower_quartile: median - 50,
    median,
    upper_quartile: median + 50,
    bonds,
    period: '2025-07-01',
    areas: 1,
  }
}
