import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import { isSameInput } from '@homeyield/domain/calculation/is-same-input'
import { call } from '../../../api-client/call.ts'
import { calculationQuery, calculationsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import type { CalculatorState, Saved } from '../model/calculator-state.ts'
import { readConflict } from '../save/send/save-calculation.ts'
import { withSaveLock } from '../save/send/save-channel.ts'
import { changesOf } from './scenario-changes.ts'

/**
 * Replaces the scenarios of a saved calculation, with some of its inputs at once. A change whose response was lost is
 * no conflict. Throws RequestProblem.
 */
export async function saveScenarios(
  { id, version }: Pick<Saved, 'id' | 'version'>,
  scenarios: readonly Scenario[],
  inputs: CalculationFields = {},
): Promise<SavedCalculation> {
  const body = { ...inputs, scenarios: [...scenarios], version }
  const saved = await withSaveLock(async () => {
    try {
      return await call('changeCalculation', { params: { id }, body })
    } catch (problem) {
      const current = readConflict(problem)
      if (current && isSaved(current, { ...inputs, scenarios })) return current
      throw problem
    }
  })
  queryClient.setQueryData(calculationQuery(id).queryKey, saved)
  void queryClient.invalidateQueries({ queryKey: calculationsQuery.queryKey })
  return saved
}

function isSaved(current: SavedCalculation, sent: object): boolean {
  const fields = current as unknown as Record<string, unknown>
  return Object.entries(sent).every(([name, value]) => isSameInput(fields[name], value))
}

/** Saves the form as the open scenario; one that was deleted elsewhere is added again. */
export async function saveOpenScenario(
  state: CalculatorState,
): Promise<{ readonly saved: SavedCalculation; readonly isNew: false }> {
  const { saved } = state
  if (!saved?.scenario) throw new Error('No scenario is open')
  const { scenarios, scenario } = saved
  const named = scenarios.find(({ id }) => id === scenario.id) ?? { id: scenario.id, name: 'Scenario' }
  const changed = { ...named, changes: changesOf(state) }
  const isKnown = scenarios.some(({ id }) => id === scenario.id)
  const next = isKnown ? scenarios.map((one) => (one.id === scenario.id ? changed : one)) : [...scenarios, changed]
  try {
    return { saved: await saveScenarios(saved, next), isNew: false }
  } catch (problem) {
    throw problem instanceof RequestProblem ? atFields(problem) : problem
  }
}

// Only the open scenario was changed, so that the refusals are those of the form's fields.
function atFields({ status, code, message, fields, body }: RequestProblem): RequestProblem {
  const named = Object.entries(fields).map(([field, text]) => [field.replace(/^scenarios\.\d+\.changes\./u, ''), text])
  return new RequestProblem(status, { error: message, code, fields: Object.fromEntries(named) }, body)
}
