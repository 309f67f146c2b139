import type { CalculationInputs } from '../../calculation/fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import type { Outcome } from '../outcome.ts'
import { mapKnown } from '../outcome.ts'
import { settleAnalysis } from '../settle-analysis.ts'
import type { AnalysisLoan } from './analysis-loan.ts'
import { settleLoans } from './settle-loans.ts'
import { weightedRate } from './summarise-loans.ts'

/** The several loans of a home that borrow something; null with one loan or none, whose own terms do not count. */
export function severalLoansOf(inputs: CalculationInputs, today: Day): Outcome<readonly AnalysisLoan[]> | null {
  if ((inputs.analysis?.loans?.length ?? 0) < 2) return null
  const { loans, settlement_date } = settleAnalysis(inputs.analysis, today)
  return mapKnown(settleLoans(inputs, loans, settlement_date), ({ loans: settled }) => settled)
}

/** The interest rate that a home's figures follow: of several loans the average by amount. Per cent a year. */
export function rateOfLoans(inputs: CalculationInputs, today: Day): Outcome<number | null> {
  const loans = severalLoansOf(inputs, today)
  return loans === null ? { value: inputs.interest_rate } : mapKnown(loans, weightedRate)
}
