import type { CalculationInputs } from '../../calculation/fields.ts'

/** What all columns can have alike: the deposit, the rate and the costs of a year. */
export const SAME_TERMS = [
  'deposit',
  'interest_rate',
  'insurance_cost',
  'repairs_maintenance',
  'rates',
  'contingency',
  'vacancy_cost',
  'property_management_fees',
  'other_expenses',
] as const

export type SameTerms = Readonly<Pick<CalculationInputs, (typeof SAME_TERMS)[number]>>

export function sameTermsOf(inputs: CalculationInputs): SameTerms {
  return Object.fromEntries(SAME_TERMS.map((name) => [name, inputs[name]])) as unknown as SameTerms
}

/**
 * A calculation with the same deposit, rate and costs as others. It has one loan: the rates of several would count
 * instead of the one given. Body corporate fees stay, which are of the home.
 */
export function withSameTerms(inputs: CalculationInputs, terms: SameTerms): CalculationInputs {
  const { analysis } = inputs
  return { ...inputs, ...terms, analysis: analysis && { ...analysis, loans: null } }
}
