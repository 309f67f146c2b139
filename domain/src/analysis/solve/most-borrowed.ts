import type { Money } from '../../money/money.ts'
import { sum } from '../../money/sum.ts'
import { debtService, paymentAt } from '../../loans/debt-service.ts'
import { borrowed, type LoanNow } from '../../loans/loan-now.ts'
import type { Deal } from '../deal/deal.ts'

/** What a loan costs a year, of s times what is owed: max(slope × s − less, 0) in NZD, unrounded. */
interface Cost {
  readonly slope: number
  readonly less: number
}

/**
 * The largest amount borrowed whose payments of a year are at most `left` NZD, 0 or more, unrounded: the formulas' x.
 * The loans scale in proportion and offsets stay. Null where any amount will do. Source:
 * docs/method/stress-and-solve.md, "Reverse solve".
 */
export function mostBorrowed({ loanShapes }: Pick<Deal, 'loanShapes'>, left: Money<'year'>): number | null {
  const amount = borrowed(loanShapes)
  if (!loanShapes.some(hasOffset)) {
    const each = debtService(loanShapes, 0) / amount
    return each > 0 ? left / each : null
  }
  const costs = loanShapes.map(costOf)
  if (sum(costs.map(({ slope }) => slope)) <= 0) return null
  // The loans that cost something at the answer are those whose offsets are the least for their size.
  const byOffset = costs.filter(({ slope }) => slope > 0).toSorted((one, other) => startOf(other) - startOf(one))
  for (let leftOut = 0; leftOut < byOffset.length; leftOut += 1) {
    const counted = byOffset.slice(leftOut)
    const scale = (left + sum(counted.map(({ less }) => less))) / sum(counted.map(({ slope }) => slope))
    const begins = counted[0] === undefined ? 0 : startOf(counted[0])
    if (scale >= begins) return scale * amount
  }
  return 0
}

function hasOffset({ interest_only, loan }: LoanNow): boolean {
  return interest_only && loan.offset_balance > 0
}

function costOf(loan: LoanNow): Cost {
  const { rate, paymentsPerYear } = loan
  if (!hasOffset(loan)) return { slope: paymentAt(loan, 0) * paymentsPerYear, less: 0 }
  return { slope: (loan.balance * rate) / 100, less: (loan.loan.offset_balance * rate) / 100 }
}

/** The part of the loans at which this one begins to cost something. */
function startOf({ slope, less }: Cost): number {
  return less / slope
}
