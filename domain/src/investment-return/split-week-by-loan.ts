import type { Week, WeekItem } from './where-the-week-goes.ts'
import { roundToSum } from '../money/round-to-sum.ts'
import { sum } from '../money/sum.ts'
import type { LoanNow } from '../loans/loan-now.ts'
import { weekOfLoan } from '../loans/week-now.ts'

/** A week with the interest and principal of each loan apart; they add up to the parts that they replace. */
export function splitWeekByLoan(week: Week, loans: readonly LoanNow[]): Week {
  const interest = week.parts.find(({ part }) => part === 'interest')
  const principal = week.parts.find(({ part }) => part === 'principal')
  const weeks = loans.map(weekOfLoan)
  const interests = itemsOf(
    interest,
    loans,
    weeks.map((each) => each.interest),
  )
  // Where interest is left out, the principal part is the whole repayment.
  const principals = itemsOf(
    principal,
    loans,
    weeks.map((each) => each.payment - (interest ? each.interest : 0)),
  )
  const ofLoans = loans.flatMap((_, index) => [interests[index] ?? [], principals[index] ?? []].flat())
  const first = week.parts.findIndex((item) => item === interest || item === principal)
  const others = week.parts.filter((item) => item !== interest && item !== principal)
  return first === -1 ? week : { ...week, parts: others.toSpliced(first, 0, ...ofLoans.filter(isShown)) }
}

/** One item for each loan, in proportion. */
function itemsOf(item: WeekItem | undefined, loans: readonly LoanNow[], exact: readonly number[]): WeekItem[] {
  if (item === undefined) return []
  const total = sum(exact)
  const shares = exact.map((amount) => (total > 0 ? amount / total : 1 / exact.length))
  const amounts = roundToSum(
    shares.map((share) => share * item.amount),
    item.amount,
  )
  return loans.map(({ loan: { name } }, index) => ({
    ...item,
    label: `${name}: ${item.label.toLowerCase()}`,
    amount: amounts[index] ?? 0,
    loan: index + 1,
  }))
}

function isShown({ amount }: WeekItem): boolean {
  return amount !== 0
}
