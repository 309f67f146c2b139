import { isDeepStrictEqual } from 'node:util'
import type { CalculationFields } from '@homeyield/contract/calculation'
import { applyScenario } from '@homeyield/domain/analysis/scenarios/apply-scenario'
import { differingInputs } from '@homeyield/domain/analysis/scenarios/differing-inputs'
import { type Scenario, type ScenarioChanges, SCENARIO_FIELDS } from '@homeyield/domain/analysis/scenarios/scenario'
import { type CalculationInputs, fieldsIn } from '@homeyield/domain/calculation/fields'
import { readScenario } from '@homeyield/domain/analysis/scenarios/read-scenario'
import { mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import { rentAfterChange } from '@homeyield/domain/rent/rent-transitions'
import { premiumRequired } from '../accounts/account-problems.ts'
import { invalid } from '../server/refusal.ts'
import { completeInputs } from './appraise-inputs.ts'
import { takeFields } from './calculation-inputs.ts'
import { findAnalysisProblems } from './find-analysis-problems.ts'
import { findInputProblems } from './find-input-problems.ts'

type Sent = NonNullable<CalculationFields['scenarios']>[number]

export interface ScenarioContext {
  /** The calculation as it will be. */
  readonly base: CalculationInputs
  readonly stored: readonly Scenario[]
  /** Whether the calculation is new, such as a copy or an imported one. */
  readonly isNew: boolean
  readonly today: string
}

/**
 * The scenarios after a save, each with only what differs from the calculation. One whose changes are sent as they are
 * stored keeps them, whatever its name, and those of a new calculation are as they are sent: edits of a calculation may
 * leave scenarios that no longer fit or differ, which a copy or an export must not lose. Throws the refusal of changed
 * ones without Premium, and of inputs that cannot be saved.
 */
export function takeScenarios(
  member: Member,
  sent: CalculationFields['scenarios'],
  { base, stored, isNew, today }: ScenarioContext,
): readonly Scenario[] {
  if (sent === undefined || isDeepStrictEqual(sent, stored)) return stored
  if (!mayUsePremiumFeatures(member)) throw premiumRequired()
  const problems: Record<string, string> = {}
  const taken = sent.map((given, index): Scenario => {
    const scenario = readScenario(given)
    const unchanged = stored.find(({ id, changes }) =>
      isDeepStrictEqual([scenario.id, scenario.changes], [id, changes]),
    )
    if (unchanged) return { ...unchanged, name: scenario.name }
    const whole = giveChanges(base, scenario.changes)
    const { inputs } = completeInputs(whole, today)
    const changes = differingInputs(base, inputs)
    if (isNew) return { id: scenario.id, name: scenario.name, changes: withAllSent(changes, scenario.changes, inputs) }
    const found = { ...findInputProblems(whole, inputs), ...findAnalysisProblems(inputs, today) }
    for (const [field, problem] of Object.entries(found)) problems[`scenarios.${index}.changes.${field}`] = problem
    return { id: scenario.id, name: scenario.name, changes }
  })
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return taken
}

/** The changes with what was sent although the calculation has the same. */
function withAllSent(changes: ScenarioChanges, sent: Sent['changes'], inputs: CalculationInputs): ScenarioChanges {
  const names = SCENARIO_FIELDS.filter((name) => name !== 'analysis' && sent[name] !== undefined)
  const analysis = sent.analysis ? { ...changes.analysis, ...sent.analysis } : changes.analysis
  return {
    ...changes,
    ...Object.fromEntries(names.map((name) => [name, inputs[name]])),
    ...(analysis !== undefined && { analysis }),
  }
}

/** The calculation with the changes; as in a change of a calculation, a rent counts without its source. */
function giveChanges(base: CalculationInputs, { analysis, ...changes }: Sent['changes']): CalculationInputs {
  const hasRent = fieldsIn('rent').some((name) => changes[name] !== undefined)
  const rent = hasRent ? rentAfterChange(base, changes) : {}
  return applyScenario({ ...takeFields(base, changes), ...rent }, analysis === undefined ? {} : { analysis })
}
