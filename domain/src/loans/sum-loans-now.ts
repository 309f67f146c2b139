import type { Money } from '../money/money.ts'
import { percentOf, toCents } from '../money/round.ts'
import { debtNow, type LoanNow, weeklyPaymentNow, weightedRate } from './loan-now.ts'

/** A loan at the start: NZD, per cent a year. */
export type LoanState = Pick<LoanNow, 'balance' | 'rate' | 'payment' | 'payments_left' | 'interest_only'> & {
  readonly name: string
}

/** The loans of a home at the start, together: NZD, per cent. */
export interface LoansNow {
  readonly loans: readonly LoanState[]
  readonly debt: number
  readonly weekly_payment: Money<'week'>
  /** By what is owed; null when nothing is. */
  readonly weighted_rate: number | null
  /** What the home is worth; null when that is not known. */
  readonly value: number | null
  readonly equity: number | null
  readonly lvr: number | null
}

/** What is owed and paid at the start. Source: docs/method/loans.md, "Loans now". */
export function sumLoansNow(loans: readonly LoanNow[], value: number | null): LoansNow {
  const debt = debtNow(loans)
  return {
    loans: loans.map(({ loan: { name }, balance, rate, payment, payments_left, interest_only }) => ({
      name,
      balance,
      rate,
      payment,
      payments_left,
      interest_only,
    })),
    debt,
    weekly_payment: toCents(weeklyPaymentNow(loans)),
    weighted_rate: weightedRate(loans),
    value,
    equity: value === null ? null : toCents(value - debt),
    lvr: value === null ? null : percentOf(debt, value),
  }
}
