import { completeHome } from '@homeyield/domain/analysis/portfolio/owned-home'
import { valueHome } from '@homeyield/domain/analysis/portfolio/value-home'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import { inputsFor } from '@homeyield/domain/appraisal/premium-loans'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { FIGURES_AT } from '@homeyield/domain/figures/figures'
import type { LoanNow } from '@homeyield/domain/loans/loan-now'
import { missingForLoan } from '@homeyield/domain/loans/missing-for-interest'
import type { Member } from '@homeyield/domain/membership/permissions'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { recordOf } from '@homeyield/domain/records/pick'
import type { TransferredCalculation } from '../../../components/spreadsheets/read/transferred-calculation.ts'

/** A calculation with what a person sees of it on a day. */
export interface ExportedHome {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
  readonly loans: readonly LoanNow[]
  /** As below “What I own”: NZD, per cent; null while that is not known. */
  readonly amounts: Readonly<Record<(typeof FIGURES_AT.worth)[number], number | null>>
  /** Whether cash each week has its loan. */
  readonly isLoanKnown: boolean
}

export function exportHome(member: Member, { inputs: given }: TransferredCalculation, asAt: Day): ExportedHome {
  const inputs = inputsFor(member, given)
  const home = completeHome({ id: '', property: inputs.property, inputs }, asAt)
  const { figures, loans } = home
  const valued = valueHome(home)
  return {
    inputs,
    figures,
    loans: isKnown(loans) ? loans.value : [],
    amounts: recordOf(FIGURES_AT.worth, (name) => {
      const amount = valued[name]
      return isKnown(amount) ? amount.value : null
    }),
    isLoanKnown: missingForLoan(inputs, figures.counted_loans) === null,
  }
}
