import { EXPENSES, type ExpenseKey, yearlyExpenses } from '../expenses/expenses.ts'
import type { Week, WeekItem } from '../investment-return/where-the-week-goes.ts'
import { aYear, yearToWeek } from '../money/money.ts'
import { roundToSum } from '../money/round-to-sum.ts'
import { costToLiveHere, type CostToLiveHere, type CountedFigures } from './cost-to-live-here.ts'
import { ownExpenses, type OwnHomeInputs } from './own-home-year.ts'

/**
 * A week in the own home, part by part: no manager and no empty weeks but those of the rooms, whose rent is income. Null
 * while the loan's repayment is not known.
 */
export function ownHomeWeek(inputs: OwnHomeInputs, figures: CountedFigures): Week | null {
  const week = costToLiveHere(inputs, figures.weekly_rental_income, figures.counted_loans)
  if (week === null) return null
  const amounts: ReadonlyMap<ExpenseKey, number> = new Map([
    ...ownCosts(inputs, week),
    ['interest', week.interest],
    [MANAGEMENT, week.management],
    [VACANCY, week.vacancy],
  ])
  const parts = yearlyExpenses({ ...inputs, include_interest_in_calc: true }, null, aYear(0))
    .toSorted((one, other) => one.expense.place - other.expense.place)
    .map(({ expense: { key, short } }): WeekItem => ({ part: key, label: short, amount: amounts.get(key) ?? 0 }))
  const after = parts.findIndex(({ part }) => part === 'interest') + 1
  const principal: WeekItem = { part: 'principal', label: 'Principal', amount: week.principal }
  return {
    rent: week.rent,
    parts: parts.toSpliced(after, 0, principal).filter(({ amount }) => amount !== 0),
    left: 0 - week.cost,
    isComplete: true,
    isLivedIn: true,
  }
}

const { key: MANAGEMENT } = EXPENSES.property_management_fees
const { key: VACANCY } = EXPENSES.vacancy_cost

/** A week's own costs, so that they add up to what the week has. */
function ownCosts(inputs: OwnHomeInputs, { ownCosts: total }: CostToLiveHere): (readonly [ExpenseKey, number])[] {
  const costs = ownExpenses(inputs)
  const amounts = roundToSum(
    costs.map(({ yearly }) => yearToWeek(yearly)),
    total,
  )
  return costs.map(({ expense }, index) => [expense.key, amounts[index] ?? 0])
}
