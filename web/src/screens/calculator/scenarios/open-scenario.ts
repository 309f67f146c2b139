import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { applyScenario } from '@homeyield/domain/analysis/scenarios/apply-scenario'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { formOf } from '../model/calculator-form.ts'
import type { Opened, Saved } from '../model/calculator-state.ts'
import { savedOf } from '../model/calculator-state.ts'
import { saveOpenScenario } from './save-scenarios.ts'

/** A scenario of a saved calculation; the calculation itself where there is no such scenario. */
export function openScenario(saved: SavedCalculation, id: string | null, premium: boolean): Opened {
  return openOf(formOf(saved), savedOf(saved), id, premium)
}

/** The same of a calculation that is open. Without Premium scenarios are read-only. */
export function openOf(base: CalculationInputs, saved: Saved, id: string | null, premium: boolean): Opened {
  const scenario = saved.scenarios.find((one) => one.id === id)
  if (scenario === undefined) return { form: base, saved }
  return {
    form: applyScenario(base, scenario.changes),
    saved: {
      ...saved,
      readonly: saved.readonly || !premium,
      scenario: {
        id: scenario.id,
        base,
        baseReadonly: saved.readonly,
        reopen: (now) => openScenario(now, id, premium),
        save: saveOpenScenario,
      },
    },
  }
}
