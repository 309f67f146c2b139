import type { ListedCalculation } from '@homeyield/contract/saved-calculation'

/**
 * The yields of a saved calculation in per cent; null where there is no price, or no rent, without which they would be the bare costs.
 */
export function yieldsOf({
  weekly_rental_income: rent,
  gross_rental_yield: gross,
  net_rental_yield: net,
}: Pick<ListedCalculation, 'weekly_rental_income' | 'gross_rental_yield' | 'net_rental_yield'>): {
  readonly gross: number | null
  readonly net: number | null
} {
  return rent === null ? { gross: null, net: null } : { gross, net }
}
