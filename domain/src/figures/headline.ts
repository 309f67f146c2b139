import { isLivedIn, type Purpose } from '../calculation/purpose.ts'
import type { ProfessionalEstimate } from '../estimate/professional-estimate.ts'
import { whereTheWeekGoes, type Week } from '../investment-return/where-the-week-goes.ts'
import type { Appraisal } from '../appraisal/appraise.ts'
import { formatMoney } from '../money/amount.ts'
import { ownHomeWeek } from '../own-home/own-home-week.ts'
import type { OwnHomeInputs } from '../own-home/own-home-year.ts'
import { formatRentRange } from '../rent/format-rent-range.ts'
import { hasRent } from '../rent/has-rent.ts'
import type { RentSource } from '../rent/resolve-rent.ts'
import { FIGURES, HEADLINE, HEADLINES } from './figures.ts'

/** Of a list that the browser stored for use offline, an earlier version had no purpose. */
interface HeadlineInputs extends Pick<ProfessionalEstimate, 'estimate_weekly_lower' | 'estimate_weekly_upper'> {
  readonly purpose?: Purpose | undefined
  readonly rent_source: RentSource
  readonly weekly_rental_income: number | null
  readonly [HEADLINE]: number | null
  readonly weekly_cost_to_live_here: number | null
  /** Whether the cash each week is without the loan. */
  readonly interest_missing?: boolean
}

/** The headline of a home in words. */
export interface Headline {
  readonly name: (typeof HEADLINES)[Purpose]
  readonly label: string
  /** Null while it is not known. */
  readonly value: string | null
  /** The text beside it; empty when there is none. */
  readonly beside: string
}

export function headlineOf(home: HeadlineInputs): Headline {
  const name = nameOf(home)
  const { label } = FIGURES[name]
  const rent = hasRent(home) ? home.weekly_rental_income : null
  if (name === HEADLINES.live_in) {
    const cost = home.weekly_cost_to_live_here
    if (cost === null) return { name, label, value: null, beside: '' }
    const beside = rent === null ? '' : `Renting a home like this: ${formatMoney(rent)} a week`
    return { name, label: cost < 0 ? LEFT_OVER : label, value: formatMoney(Math.abs(cost)), beside }
  }
  if (name === HEADLINES.client) {
    const isForClient = home.purpose === 'client'
    const own = isForClient ? formatRentRange(home.estimate_weekly_lower, home.estimate_weekly_upper, 'week') : ''
    const value = rent === null ? null : formatMoney(rent)
    return own === ''
      ? { name, label, value, beside: '' }
      : { name, label: OWN_ESTIMATE, value: own, beside: value === null ? '' : `${label}: ${value}` }
  }
  const cash = home[HEADLINE]
  return { name, label, value: cash === null ? null : formatMoney(cash), beside: '' }
}

/** Until a price is known, cash each week would be without its loan: the rent is the answer. */
function nameOf({
  purpose = 'rent_out',
  interest_missing = false,
  [HEADLINE]: cash,
}: HeadlineInputs): Headline['name'] {
  const isWithoutLoan = interest_missing && cash !== null
  return HEADLINES[purpose === 'rent_out' && isWithoutLoan ? 'client' : purpose]
}

/** The cash each week that lists show, in whole NZD: null until there is a loan to count, and of a home to live in. */
export function listedCash({
  purpose,
  interest_missing = false,
  [HEADLINE]: cash = null,
}: Pick<HeadlineInputs, 'purpose' | 'interest_missing'> & { readonly [HEADLINE]?: number | null }): number | null {
  return interest_missing || purpose === 'live_in' ? null : cash
}

/** Where rooms bring in more than living there costs. */
export const LEFT_OVER = 'Left over each week'
const OWN_ESTIMATE = 'Rental estimate'

/** Whether the rent is drawn between the market's quartiles in place of the week: it is the answer for a client. */
export function isRentDrawn({
  purpose,
  market_upper_quartile,
}: {
  readonly purpose: Purpose
  readonly market_upper_quartile: number | null
}): boolean {
  return purpose === 'client' && market_upper_quartile !== null
}

/** The week of a home by what it is for: null while the cost of living there is not known. */
export function weekOf(inputs: OwnHomeInputs, figures: Appraisal): Week | null {
  return isLivedIn(inputs) ? ownHomeWeek(inputs, figures) : whereTheWeekGoes(inputs, figures)
}
