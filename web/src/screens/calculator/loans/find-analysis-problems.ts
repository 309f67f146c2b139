import {
  ANALYSIS_FIGURES,
  LOAN_FIGURES,
  OWNER_FIGURES,
  TENANCY_FIGURES,
} from '@homeyield/domain/analysis/analysis-figures'
import { analysisProblems } from '@homeyield/domain/analysis/analysis-problems'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import { limitsProblem } from '@homeyield/domain/appraisal/calculation-limits'
import type { Limits } from '@homeyield/domain/calculation/calculation-field'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { AnalysisKey } from '../model/calculator-state.ts'
import { today } from './today.ts'

type Found = [AnalysisKey, string]

/** The messages at the inputs of the analysis: figures outside their limits, and dates that contradict each other. */
export function findAnalysisProblems(form: CalculationInputs): Readonly<Partial<Record<AnalysisKey, string>>> {
  if (form.analysis === null) return NONE
  const day = today()
  const dated = Object.entries(analysisProblems(settleAnalysis(form.analysis, day), form, day))
  return Object.fromEntries([
    ...dated.map(([place, problem]): Found => [`analysis.${place}`, problem]),
    ...outOfLimits('analysis', ANALYSIS_FIGURES, form.analysis),
    ...outOfLimits('analysis.tenancy', TENANCY_FIGURES, form.analysis.tenancy ?? {}),
    ...(form.analysis.loans ?? []).flatMap((loan, index) => outOfLimits(`analysis.loans.${index}`, LOAN_FIGURES, loan)),
    ...(form.analysis.owners ?? []).flatMap((owner, index) =>
      outOfLimits(`analysis.owners.${index}`, OWNER_FIGURES, owner),
    ),
  ])
}

const NONE = {}

function outOfLimits(
  place: string,
  figures: Readonly<Record<string, { readonly limits: Limits }>>,
  given: object,
): Found[] {
  const values = given as Readonly<Record<string, unknown>>
  return Object.entries(figures).flatMap(([name, { limits }]): Found[] => {
    const value = values[name]
    const problem = typeof value === 'number' ? limitsProblem(limits, value) : null
    return problem === null ? [] : [[`${place}.${name}` as AnalysisKey, problem]]
  })
}
