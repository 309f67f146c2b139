import type { Appraisal, AppraisalInputs } from '../appraisal/appraise.ts'
import { onlyReasonable } from '../appraisal/only-reasonable.ts'
import { paysBodyCorporate } from '../expenses/annual-expenses.ts'
import { amountOrZero } from '../money/amount.ts'
import { toDollars } from '../money/round.ts'

/** What the rent is spent on, in the order of the picture. */
export const WEEK_PARTS = [
  'interest',
  'rates',
  'insurance',
  'management',
  'maintenance',
  'vacancy',
  'contingency',
  'body_corporate',
] as const
export type WeekPart = (typeof WEEK_PARTS)[number]

/** What each part of the week is called. */
export const WEEK_PART_WORDS: Readonly<Record<WeekPart, string>> = {
  interest: 'Interest',
  rates: 'Rates',
  insurance: 'Insurance',
  management: 'Management',
  maintenance: 'Maintenance',
  vacancy: 'Vacancy',
  contingency: 'Contingency',
  body_corporate: 'Body corporate',
}

/** A week of rent and what becomes of it, in whole NZD: rent − the parts = what is left (below 0: missing). */
export interface Week {
  readonly rent: number
  readonly parts: readonly { readonly part: WeekPart; readonly amount: number }[]
  readonly left: number
}

/**
 * The week's rent cut into what it pays for, in whole NZD. Parts are rounded so that they add up to the rent less the weekly
 * profit that is shown elsewhere; what costs nothing is left out, and so is what counted as missing there (`appraise`).
 * Source: design/experience, "Where the week goes".
 */
export function whereTheWeekGoes(given: AppraisalInputs, figures: Appraisal): Week {
  const inputs = onlyReasonable(given)
  const yearly: Record<WeekPart, number> = {
    interest: figures.interest,
    rates: amountOrZero(inputs.rates),
    insurance: amountOrZero(inputs.insurance_cost),
    management: figures.property_management_expense,
    maintenance: amountOrZero(inputs.repairs_maintenance),
    vacancy: figures.vacancy_expense,
    contingency: amountOrZero(inputs.contingency),
    body_corporate: paysBodyCorporate(inputs.dwelling) ? amountOrZero(inputs.body_corporate_fees) : 0,
  }
  const rent = toDollars(amountOrZero(figures.weekly_rental_income))
  const left = figures.weekly_profit
  const amounts = roundToSum(
    WEEK_PARTS.map((part) => yearly[part] / 52),
    rent - left,
  )
  const parts = WEEK_PARTS.map((part, index) => ({ part, amount: amounts[index] ?? 0 }))
  return { rent, parts: parts.filter(({ amount }) => amount !== 0), left }
}

// Largest remainder: each part is rounded down, and the dollars still missing go to the parts that lost the most.
function roundToSum(exact: readonly number[], sum: number): number[] {
  const rounded = exact.map(Math.floor)
  const missing = sum - rounded.reduce((total, amount) => total + amount, 0)
  const byLoss = exact.map((amount, index) => ({ index, loss: amount - Math.floor(amount) }))
  byLoss.sort((one, other) => (missing >= 0 ? other.loss - one.loss : one.loss - other.loss))
  const costly = byLoss.filter(({ index }) => (exact[index] ?? 0) > 0)
  for (let given = 0; given < Math.abs(missing) && costly.length > 0; given += 1) {
    const { index } = costly[given % costly.length] ?? { index: 0 }
    rounded[index] = (rounded[index] ?? 0) + Math.sign(missing)
  }
  return rounded
}
