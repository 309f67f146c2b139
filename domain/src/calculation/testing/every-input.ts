import { otherValues } from '../../fields/testing/other-values.ts'
import { LOAN_FIELDS } from '../../loans/loan-fields.ts'
import { ANALYSIS_FIELDS } from '../analysis-fields.ts'
import type { CalculationInputs } from '../fields.ts'
import { CALCULATION_FIELDS } from '../fields.ts'
import type { Person } from '../household.ts'
import { OWNER_FIELDS, PERSON_FIELDS } from '../owner-fields.ts'

const RENT = {
  weekly_rental_income_lower: 600,
  monthly_rental_income_lower: 2600,
  yearly_rental_income_lower: 31_200,
  weekly_rental_income_upper: 660,
  monthly_rental_income_upper: 2860,
  yearly_rental_income_upper: 34_320,
  estimate_weekly_lower: 600,
  estimate_monthly_lower: 2600,
  estimate_yearly_lower: 31_200,
  estimate_weekly_upper: 660,
  estimate_monthly_upper: 2860,
  estimate_yearly_upper: 34_320,
}

const PERSON_VALUES = otherValues(PERSON_FIELDS)

/** Who owns it. */
export const PERSON = { id: '5f0c9a3e-8a1d-4c55-9b0e-6d2f7a1b3c4d', ...PERSON_VALUES } as unknown as Person

/** A calculation with a value other than its default in every input, also inside its analysis. */
export const EVERY_INPUT = {
  ...otherValues(CALCULATION_FIELDS),
  // What has to agree with other inputs.
  property: '1 Test Street',
  rent_source: 'typed',
  ...RENT,
  analysis: {
    ...otherValues(ANALYSIS_FIELDS),
    loans: [{ ...otherValues(LOAN_FIELDS), fixed_until: '2027-06-01' }],
    owners: [{ ...otherValues(OWNER_FIELDS), person_id: PERSON.id }],
    rules: 'nz-2026-11',
    // Another than that of a home to live in.
    owner_occupied: false,
  },
} as unknown as CalculationInputs
