import type { RentSource } from './resolve-rent.ts'

/** Whether a yield can follow from the rent: not from a missing one, nor from 0 unless it was typed. */
export function hasRent(resolved: {
  readonly weekly_rental_income: number | null
  readonly rent_source: RentSource
}): boolean {
  const { weekly_rental_income: rent, rent_source } = resolved
  return Boolean(rent) || (rent === 0 && rent_source === 'typed')
}
