import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { formatRentRange } from '@homeyield/domain/rent/format-rent-range'
import type { HEADLINE } from '@homeyield/domain/figures/figures'
import { listedCash } from '@homeyield/domain/figures/headline'
import { describeCashFrom } from '@homeyield/domain/investment-return/describe-next-change'
import { hasRent } from '@homeyield/domain/rent/has-rent'

type Rented = Pick<ListedCalculation, 'rent_source' | 'weekly_rental_income'>

/** The weekly rent of a saved calculation in NZD; null when unknown. */
export function rentOf(calculation: Rented): number | null {
  return hasRent(calculation) ? calculation.weekly_rental_income : null
}

/**
 * The yields of a saved calculation in per cent; null without a price or a rent. `withoutLoan`: the net yield
 * excludes the loan because its interest is not known yet, and so looks better than it is.
 */
export function yieldsOf(
  calculation: Rented & Pick<ListedCalculation, 'gross_rental_yield' | 'net_rental_yield' | 'interest_missing'>,
): {
  readonly gross: number | null
  readonly net: number | null
  readonly withoutLoan: boolean
} {
  const { gross_rental_yield: gross, net_rental_yield: net, interest_missing } = calculation
  return hasRent(calculation)
    ? { gross, net, withoutLoan: interest_missing && net !== null }
    : { gross: null, net: null, withoutLoan: false }
}

/** Shown beside a net yield that looks better than it is. */
export const WITHOUT_LOAN = 'without the loan'

/** What is shown beside the cash each week: when it changes next. */
export function cashNoteOf(
  calculation: Pick<ListedCalculation, typeof HEADLINE | 'interest_missing' | 'next_change' | 'purpose'>,
): string | null {
  const change = calculation.next_change ?? null
  return listedCash(calculation) === null || change === null ? null : describeCashFrom(change)
}

/** A professional's own estimate of the weekly rent; null without one. */
export function estimateNoteOf({
  estimate_weekly_lower: lower,
  estimate_weekly_upper: upper,
}: Pick<ListedCalculation, 'estimate_weekly_lower' | 'estimate_weekly_upper'>): string | null {
  const range = formatRentRange(lower, upper, 'week')
  return range === '' ? null : `Your estimate: ${range}`
}
