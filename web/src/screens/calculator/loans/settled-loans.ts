import type { AnalysisLoan } from '@homeyield/domain/analysis/loans/analysis-loan'
import { settleLoans } from '@homeyield/domain/analysis/loans/settle-loans'
import type { Outcome } from '@homeyield/domain/analysis/outcome'
import { mapKnown } from '@homeyield/domain/analysis/outcome'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { today } from './today.ts'

/** The loans of a form with every default applied, or what is missing. */
export function settledLoans(form: CalculationInputs): Outcome<readonly AnalysisLoan[]> {
  const { loans, settlement_date } = settleAnalysis(form.analysis, today())
  return mapKnown(settleLoans(form, loans, settlement_date), (settled) => settled.loans)
}
