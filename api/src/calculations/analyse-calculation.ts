import type { AnalysisBody, AnalysisFields } from '@homeyield/contract/analysis'
import { analyse, type Analysis } from '@homeyield/domain/analysis/analyse'
import type { AnalysisInputs, LoanInput } from '@homeyield/domain/analysis/analysis-inputs'
import { analysisProblems } from '@homeyield/domain/analysis/analysis-problems'
import { OWN_LOAN } from '@homeyield/domain/analysis/loans/settle-loans'
import { newAnalysis } from '@homeyield/domain/analysis/new-analysis'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { termProblem } from '@homeyield/domain/loan/term-problem'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { invalid } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { allowedFields } from './allowed-fields.ts'
import { takeFields } from './calculation-inputs.ts'

export interface AnalyseDeps {
  readonly now: () => number
}

/** Computes every part of an analysis that the viewer may see. Source: investment analysis section 9. */
export function analyseCalculation({ now }: AnalyseDeps) {
  return (viewer: Viewer, { analysis, include_payments, ...fields }: AnalysisBody): Analysis => {
    const today = dayInNewZealand(new Date(now()))
    const calculation = takeFields(NOTHING_GIVEN, allowedFields(viewer, fields, NOTHING_GIVEN))
    const inputs = takeAnalysis(analysis ?? {}, today)
    const term = termProblem(calculation)
    const problems = Object.entries(analysisProblems(inputs, calculation, today))
    const refused = {
      ...(term !== null && { loan_duration_months: term }),
      ...Object.fromEntries(problems.map(([field, problem]) => [`analysis.${field}`, problem])),
    }
    if (Object.keys(refused).length > 0) throw invalid(refused)
    return analyse(calculation, inputs, {
      premium: mayUsePremiumFeatures(viewer),
      withPayments: include_payments === true,
    })
  }
}

function takeAnalysis({ loans, ...fields }: AnalysisFields, today: string): AnalysisInputs {
  return { ...given(newAnalysis(today), fields), loans: loans?.map((loan) => given<LoanInput>(OWN_LOAN, loan)) ?? null }
}

/** The defaults with what is sent; undefined and null mean the default. */
function given<Inputs extends object>(
  defaults: Inputs,
  sent: { readonly [Name in keyof Inputs]?: Inputs[Name] | null | undefined },
): Inputs {
  const values = Object.entries(sent).filter(([, value]) => value !== undefined && value !== null)
  return { ...defaults, ...Object.fromEntries(values) }
}
