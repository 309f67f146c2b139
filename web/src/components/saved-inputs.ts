import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { type CalculationInputs, FIELD_NAMES, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { readInputs } from '@homeyield/domain/calculation/read-inputs'
import { pick } from '@homeyield/domain/records/pick'

/** The inputs of an answer; what the browser stored of an earlier version has no purpose. */
export function savedInputs(saved: SavedCalculation): CalculationInputs {
  const { lives_here } = saved
  const { lives_here: _read, ...inputs } = readInputs({ ...pick(saved, FIELD_NAMES), lives_here })
  return { ...inputs, purpose: inputs.purpose ?? NOTHING_GIVEN.purpose }
}
