import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import { HEADLINE } from '../figures/figures.ts'
import type { Criteria } from './criteria.ts'
import { atPrice } from './home-inputs.ts'
import type { Terms } from './terms.ts'

/** The criteria that follow from the rent, with the figure of the calculator that each limits. */
const FIGURE_OF_CRITERION = {
  cash_at_least: HEADLINE,
  gross_at_least: 'gross_rental_yield',
} as const

export const FIGURE_CRITERIA = ['cash_at_least', 'gross_at_least'] as const
export type FigureCriterion = (typeof FIGURE_CRITERIA)[number]

const HIGHEST_RENT = 100_000
const HIGHEST_PRICE = 100_000_000

/**
 * The least rent in whole NZD a week at which the calculator's figure is `least` or more: Infinity where no rent is
 * enough, null where the figure is not known at any. Source: docs/method/screening.md, "The rent that is needed".
 */
export function neededRent(inputs: CalculationInputs, criterion: FigureCriterion, least: number): number | null {
  const figureAt = (rent: number) =>
    appraise({ ...inputs, rent_source: 'typed', weekly_rental_income: rent })[FIGURE_OF_CRITERION[criterion]]
  const highest = figureAt(HIGHEST_RENT)
  if (highest === null) return null
  if (highest < least) return Infinity
  return firstThat((rent) => (figureAt(rent) ?? least) >= least, 0, HIGHEST_RENT)
}

export type WorkingPrice = number | 'unknown' | null

/**
 * The highest price in whole NZD at which the calculator meets the targets and the limit on the price: null where none
 * does, Infinity where nothing limits it, `unknown` where cash each week needs more of the loan. Source: docs/method/screening.md, "The price at which it works".
 */
export function priceThatWorks(
  inputs: CalculationInputs,
  criteria: Pick<Criteria, FigureCriterion | 'price_at_most'>,
  terms: Pick<Terms, 'deposit' | 'deposit_pct'>,
): WorkingPrice {
  const figuresAt = (price: number) => appraise(atPrice(inputs, price, terms))
  const meets = (price: number) => {
    const figures = figuresAt(price)
    return FIGURE_CRITERIA.every((criterion) => {
      const [figure, least] = [figures[FIGURE_OF_CRITERION[criterion]], criteria[criterion]]
      return least === null || (figure !== null && figure >= least)
    })
  }
  const highest = Math.floor(criteria.price_at_most ?? HIGHEST_PRICE)
  if (highest < 1) return null
  // A price that needs no loan is known without its terms: what is dearer is not.
  if (criteria.cash_at_least !== null && figuresAt(highest)[HEADLINE] === null) return 'unknown'
  if (!meets(1)) return null
  if (meets(highest)) return criteria.price_at_most === null ? Infinity : highest
  return firstThat((price) => !meets(price), 1, highest) - 1
}

/** The first whole number from `from` to `to` with a condition that each number after it meets too, as `to` does. */
function firstThat(holds: (value: number) => boolean, from: number, to: number): number {
  if (holds(from)) return from
  let [before, after] = [from, to]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (holds(middle)) after = middle
    else before = middle
  }
  return after
}
