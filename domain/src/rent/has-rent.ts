import type { RentSource } from './settle-rent.ts'

/** Whether there is a rent for a yield to follow from: no figure, or 0 because the market knows none, is none; a typed 0 is one. */
export function hasRent(settled: {
  readonly weekly_rental_income: number | null
  readonly rent_source: RentSource
}): boolean {
  const { weekly_rental_income: rent, rent_source } = settled
  return Boolean(rent) || (rent === 0 && rent_source === 'typed')
}
