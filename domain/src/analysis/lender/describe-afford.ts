import { formatDollars, formatPercent } from '../../money/amount.ts'
import { aWeek, type Money, weekToYear, yearToMonth, yearToWeek } from '../../money/money.ts'
import { percentOf } from '../../money/round.ts'
import { inWholeDollars } from '../../money/show-answer.ts'
import { writeNumber } from '../../money/write-number.ts'
import { isKnown, mapKnown, type Outcome } from '../../outcome/outcome.ts'
import type { Afford } from './afford.ts'

/** What goes out or comes in, by week and month. */
export interface AffordLine {
  readonly label: string
  readonly week: string
  readonly month: string
}

/** Whether a household can afford to live in a home, in words. */
export interface AffordDescription {
  readonly lines: readonly AffordLine[]
  /** What the cost is of the income; empty while one is not known. */
  readonly share: string
  /** The highest price within the limits, or what is missing for it. */
  readonly most: string
  readonly mostBecause: string
}

export const NO_OFFER =
  'This is not an offer of a loan. A bank looks at more than this, and may lend more or less. Costs are before tax.'

/** `cost` is what living there costs each week; null while that is not known. */
export function describeAfford(afford: Afford, cost: Money<'week'> | null): AffordDescription {
  const { gross_income: income, weekly_payment: paid, weekly_payment_at_test_rate: tested, test_rate: rate } = afford
  const atRate = isKnown(rate) ? `at ${writeNumber(rate.value, 4)}%` : 'at the test rate'
  const more = isKnown(paid) && isKnown(tested) ? tested.value - paid.value : null
  const costAtRate = cost === null || more === null ? null : aWeek(cost + more)
  return {
    lines: [
      lineOf('Loan repayment', yearly(paid)),
      lineOf('All costs of living here', cost === null ? null : weekToYear(cost)),
      lineOf('Household income before tax', isKnown(income) ? income.value : null),
      lineOf(`Loan repayment ${atRate}`, yearly(tested)),
      lineOf(`All costs ${atRate}`, costAtRate === null ? null : weekToYear(costAtRate)),
    ].flat(),
    share: isKnown(income) && cost !== null ? describeShare(cost, costAtRate, income.value) : '',
    most: isKnown(afford.most_price) ? wholeDollars(afford.most_price.value) : afford.most_price.message,
    mostBecause: describeMost(afford),
  }
}

function yearly(outcome: Outcome<Money<'week'>>): Money<'year'> | null {
  const year = mapKnown(outcome, weekToYear)
  return isKnown(year) ? year.value : null
}

function lineOf(label: string, year: Money<'year'> | null): AffordLine[] {
  if (year === null) return []
  return [{ label, week: formatDollars(yearToWeek(year)), month: formatDollars(yearToMonth(year)) }]
}

function describeShare(cost: Money<'week'>, costAtRate: Money<'week'> | null, income: Money<'year'>): string {
  const share = (weekly: Money<'week'>) => formatPercent(percentOf(weekToYear(weekly), income))
  const now = `Living here takes ${share(cost)} of the income before tax`
  return costAtRate === null ? `${now}.` : `${now}, ${share(costAtRate)} at the test rate.`
}

function wholeDollars(price: number): string {
  return formatDollars(inWholeDollars(price, 'down').shown)
}

function describeMost({ most_price_by_income: income, most_price_by_deposit: deposit }: Afford): string {
  if (!isKnown(income) || !isKnown(deposit)) return ''
  return income.value < deposit.value
    ? `The income limits it; the deposit is enough for ${wholeDollars(deposit.value)}.`
    : `The deposit limits it; the income is enough for ${wholeDollars(income.value)}.`
}
