import {
  ANALYSIS_FIGURES,
  CAPITAL_SPEND,
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
    ...outOfLimits(
      'analysis.capital_spend',
      spendFigures(form.analysis.capital_spend),
      form.analysis.capital_spend ?? {},
    ),
    ...(form.analysis.owners ?? []).flatMap((owner, index) =>
      outOfLimits(`analysis.owners.${index}`, OWNER_FIGURES, owner),
    ),
  ])
}

const NONE = {}

/** Of each year with spending. */
function spendFigures(spend: object | null | undefined) {
  return Object.fromEntries(Object.keys(spend ?? NONE).map((year) => [year, CAPITAL_SPEND]))
}

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
