import { toCents } from '../money/round.ts'
import type { GivenLoans } from './loan-fields.ts'

type GivenLoan = NonNullable<GivenLoans['loans']>[number]

/**
 * Loans that borrowed `before` NZD and now borrow `loan`, in the same proportions. Shares and the rest follow by
 * themselves; where no loan is the rest, the last one becomes it, and with it the cents lost in rounding.
 */
export function scaleLoans(loans: readonly GivenLoan[], before: number, loan: number): readonly GivenLoan[] {
  if (before === 0 || before === loan) return loans
  const hasRest = loans.some((one) => isUnknown(one.amount) && isUnknown(one.share_pct))
  const areShares = loans.every((one) => isUnknown(one.amount))
  return loans.map((one, index) => {
    if (index === loans.length - 1 && !hasRest && !areShares) return { ...one, amount: null, share_pct: null }
    if (isUnknown(one.amount)) return one
    const amount = toCents(((one.amount ?? 0) * loan) / before)
    // An amount of 0 is refused, a share of 0 is not.
    return amount === 0 ? { ...one, amount: null, share_pct: 0 } : { ...one, amount }
  })
}

function isUnknown(value: number | null | undefined): boolean {
  return value === null || value === undefined
}
