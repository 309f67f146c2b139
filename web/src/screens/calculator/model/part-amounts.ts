import { loanAmounts } from '@homeyield/domain/loans/loan-amounts'
import { areOwed } from '@homeyield/domain/loans/complete-loans'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { LOAN_LIST_FIELDS } from '@homeyield/domain/loans/loan-fields'
import { round, toCents } from '@homeyield/domain/money/round'
import type { LoanPart } from './loan-part.ts'

// The amounts depend on no day.
const ANY_DAY = '2000-01-01'

interface Known {
  readonly loan: number | null
  readonly parts: readonly LoanPart[]
  readonly amounts: readonly number[] | null
}

// Each part asks for all amounts with each key.
let last: Known = { loan: null, parts: [], amounts: null }

/** The amount of each part of a loan, or what is owed of it, in NZD; null while they do not add up or one is not known. */
export function partAmounts(loan: number | null, parts: readonly LoanPart[]): readonly number[] | null {
  if (loan !== last.loan || parts !== last.parts) last = { loan, parts, amounts: computeAmounts(loan, parts) }
  return last.amounts
}

function computeAmounts(loan: number | null, parts: readonly LoanPart[]): readonly number[] | null {
  if (areOwed(parts)) {
    const owed = parts.flatMap(({ amount }) => amount ?? [])
    return owed.length === parts.length ? owed : null
  }
  if (loan === null) return null
  const { loans } = completeFields(LOAN_LIST_FIELDS, { loans: parts }, { settlement_date: ANY_DAY })
  const amounts = loanAmounts(loans ?? [], round(loan * 100))
  return isKnown(amounts) ? amounts.value.map((cents) => cents / 100) : null
}

/** The amounts as given where they do not add up; the rest is 0. */
export function placedAmounts(loan: number, parts: readonly LoanPart[]): readonly number[] {
  return parts.map(({ amount, share_pct }) => amount ?? toCents((loan * (share_pct ?? 0)) / 100))
}
