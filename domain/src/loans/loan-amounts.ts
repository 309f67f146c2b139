import { formatMoney } from '../money/amount.ts'
import { round } from '../money/round.ts'
import type { LoanInput } from './loan-fields.ts'
import type { Outcome, Unknown } from '../outcome/outcome.ts'
import { toWholeCents } from './build-loan-schedule.ts'

/**
 * The amount of each loan in cents: as typed, a share of `borrowed` cents, or the rest, which one loan may take. They
 * add up to `borrowed`, otherwise a sentence tells both. Source: docs/method/loans.md, "Inputs of a loan".
 */
export function loanAmounts(loans: readonly LoanInput[], borrowed: number): Outcome<readonly number[]> {
  const given = loans.map(({ amount, share_pct }) => {
    if (amount !== null) return toWholeCents(amount)
    return share_pct === null ? null : round((borrowed * share_pct) / 100)
  })
  const sum = given.reduce((total: number, amount) => total + (amount ?? 0), 0)
  const rest = restAt(loans, given)
  if (rest === null) return sum === borrowed ? { value: given.map(known) } : doNotAddUp(sum, borrowed)
  const others = sum - known(given[rest] ?? null)
  if (others > borrowed) return doNotAddUp(others, borrowed)
  return { value: given.map((amount, index) => (index === rest ? borrowed - others : known(amount))) }
}

/** The loan that takes the rest; the last one where shares that make 100 % round to a cent more or less. */
function restAt(loans: readonly LoanInput[], given: readonly (number | null)[]): number | null {
  const open = given.indexOf(null)
  if (open !== -1) return open
  const shares = loans.reduce((sum, { amount, share_pct }) => (amount === null ? sum + (share_pct ?? 0) : NaN), 0)
  return round(shares, 4) === 100 ? loans.length - 1 : null
}

function known(amount: number | null): number {
  return amount ?? 0
}

function doNotAddUp(sum: number, borrowed: number): Unknown {
  const message = `Your loans add up to ${formatMoney(sum / 100)}; you borrow ${formatMoney(borrowed / 100)}.`
  return { reason: 'loans_do_not_add_up', message }
}
