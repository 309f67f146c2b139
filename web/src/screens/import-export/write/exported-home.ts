import { contentFor } from '@homeyield/domain/appraisal/premium-loans'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { totalsOf } from '@homeyield/domain/loans/counted-loans'
import { countedLoansNow } from '@homeyield/domain/loans/count-loans'
import type { LoanNow } from '@homeyield/domain/loans/loan-now'
import { missingForLoan } from '@homeyield/domain/loans/missing-for-interest'
import type { Member } from '@homeyield/domain/membership/permissions'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { TransferredCalculation } from './transferred-calculation.ts'

/** A calculation with what a person sees of it on a day. */
export interface ExportedHome {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
  readonly loans: readonly LoanNow[]
  /** What is owed and what the home is worth; null while that is not known. */
  readonly debt: number | null
  readonly value: number | null
  /** Whether cash each week has its loan. */
  readonly isLoanKnown: boolean
}

export function exportHome(member: Member, { inputs: given }: TransferredCalculation, asAt: Day): ExportedHome {
  const { inputs, figures } = contentFor(member, given, asAt)
  const totals = totalsOf(figures.counted_loans)
  const loans = countedLoansNow(inputs, inputs.analysis, asAt)
  return {
    inputs,
    figures,
    loans: isKnown(loans) ? loans.value : [],
    debt: totals?.debt ?? null,
    value: totals?.value ?? inputs.analysis?.current_value ?? inputs.purchase_price,
    isLoanKnown: missingForLoan(inputs, figures.counted_loans) === null,
  }
}
