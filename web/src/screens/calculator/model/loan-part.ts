import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { areOwed } from '@homeyield/domain/loans/complete-loans'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { withValueAt } from '@homeyield/domain/fields/value-at'
import { today } from './today.ts'

/** One loan of several, as the form holds it; what is left out has the calculation's own value. */
export type LoanPart = NonNullable<GivenAnalysis['loans']>[number]

export function loanPartsOf(form: CalculationInputs): readonly LoanPart[] {
  return form.analysis?.loans ?? NONE
}

/** Whether the day of settlement is taken from what is owed, because none is given. */
export function isSettlementTaken({ analysis }: Pick<CalculationInputs, 'analysis'>): boolean {
  return !analysis?.settlement_date && areOwed(analysis?.loans)
}

const NONE: readonly LoanPart[] = []

/** How much of the loan a part is: an amount, a share, or what the others leave. */
export type Placing = 'amount' | 'share' | 'rest'

export function placingOf({ amount, share_pct }: LoanPart): Placing {
  if (typeof amount === 'number') return 'amount'
  return typeof share_pct === 'number' ? 'share' : 'rest'
}

/**
 * Loans begin on the day of their first change, until another is chosen, so that no figure shifts from day to day; what is
 * owed has a day of its own.
 */
export function withLoansBegin(form: CalculationInputs): CalculationInputs {
  const given = form.analysis?.loans ?? []
  const [only] = given
  const areNone = given.length === 0 || (given.length === 1 && Object.keys(only ?? {}).length === 0)
  const begins = form.analysis?.settlement_date ?? null
  if (!areNone && !areOwed(given)) return withValueAt(form, 'analysis.settlement_date', begins ?? today())
  const loans = areNone ? withValueAt(form, 'analysis.loans', null) : form
  return begins === today() ? withValueAt(loans, 'analysis.settlement_date', null) : loans
}
