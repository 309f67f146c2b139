import type { AnalysisBody } from '@homeyield/contract/analysis'
import { analyse, type Analysis } from '@homeyield/domain/analysis/analyse'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { termProblem } from '@homeyield/domain/loan/term-problem'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { invalid } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { allowedFields } from './allowed-fields.ts'
import { takeFields } from './calculation-inputs.ts'
import { checkAnalysis } from './check-analysis.ts'

export interface AnalyseDeps {
  readonly now: () => number
}

/** Computes every part of an analysis that the viewer may see. Source: investment analysis section 9. */
export function analyseCalculation({ now }: AnalyseDeps) {
  return (viewer: Viewer, { include_payments, ...fields }: AnalysisBody): Analysis => {
    const today = dayInNewZealand(new Date(now()))
    const calculation = takeFields(NOTHING_GIVEN, allowedFields(viewer, fields, NOTHING_GIVEN))
    const term = termProblem(calculation)
    if (term !== null) throw invalid({ loan_duration_months: term })
    checkAnalysis(calculation, today)
    return analyse(calculation, settleAnalysis(calculation.analysis, today), {
      premium: mayUsePremiumFeatures(viewer),
      withPayments: include_payments === true,
      today,
    })
  }
}
