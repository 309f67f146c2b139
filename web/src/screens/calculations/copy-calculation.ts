import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import { mayGiveEstimate, type Member } from '@homeyield/domain/membership/permissions'
import { pick } from '@homeyield/domain/records/pick'

const NO_ESTIMATE = Object.fromEntries(ESTIMATE_FIELDS.map((name) => [name, null]))

/**
 * The body that saves a copy: every input and scenario. Not its status, because a copy of an owned home would count twice in the
 * portfolio, nor an estimate that only a professional may give.
 */
export function copyCalculation(
  saved: SavedCalculation,
  member: Pick<Member, 'is_property_professional'>,
  newId: () => string,
): CalculationFields {
  const inputs = pick(saved, FIELD_NAMES)
  return {
    ...inputs,
    ...(mayGiveEstimate(member) ? {} : NO_ESTIMATE),
    status: null,
    ...(saved.scenarios.length > 0 && { scenarios: saved.scenarios.map((one) => ({ ...one, id: newId() })) }),
  }
}
