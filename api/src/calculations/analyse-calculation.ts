import type { AnalysisBody } from '@homeyield/contract/analysis'
import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { type CalculationInputs, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { withPeople } from '@homeyield/domain/calculation/household'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { termProblem } from '@homeyield/domain/loans/term-problem'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type { HouseholdStore } from '../household/household-store.ts'
import { invalid } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { allowedFields } from './allowed-fields.ts'
import { takeFields } from './calculation-inputs.ts'
import { checkAnalysis } from './check-analysis.ts'
import { checkPeople, namesPeople } from './named-people.ts'
import { tooManyAnalyses } from './calculation-problems.ts'
import { compute } from '../queue/compute.ts'
import { limitPerAccount } from '../queue/limit-per-account.ts'

export interface AnalyseDeps {
  readonly households: Pick<HouseholdStore, 'read'>
  readonly now: () => number
}

/** Computes every part of an analysis that the viewer may see. */
export function analyseCalculation({ households, now }: AnalyseDeps) {
  const run = limitPerAccount(tooManyAnalyses)
  return async (viewer: Viewer, { include_payments, ...fields }: AnalysisBody): Promise<Analysis> => {
    const today = dayInNewZealand(new Date(now()))
    const calculation = await withHousehold(
      households,
      viewer,
      takeFields(NOTHING_GIVEN, allowedFields(viewer, fields, NOTHING_GIVEN)),
    )
    const term = termProblem(calculation)
    if (term !== null) throw invalid({ loan_duration_months: term })
    checkAnalysis(calculation, today)
    const premium = mayUsePremiumFeatures(viewer)
    const options = { premium, withPayments: include_payments === true, today }
    return run(viewer.accountId, () => compute(viewer.accountId, 'analyseHome', { inputs: calculation, options }))
  }
}

/** The inputs with the values of the people that they name. Throws the refusal of unknown ones. */
async function withHousehold(
  households: AnalyseDeps['households'],
  viewer: Viewer,
  inputs: CalculationInputs,
): Promise<CalculationInputs> {
  const given = { inputs, scenarios: [] }
  if (!namesPeople(given)) return inputs
  const { people } = await households.read(viewer.accountId)
  checkPeople(given, people)
  return withPeople(inputs, people)
}
