import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'

/** The form of a home that its owner has already, with a loan that is owed on the day. */
export function ownedForm(form: CalculationInputs, asAt: Day): CalculationInputs {
  const purpose = form.purpose === 'client' ? 'rent_out' : form.purpose
  return { ...form, purpose, status: 'owned', analysis: { loans: [{ owed_on: asAt }] } }
}
