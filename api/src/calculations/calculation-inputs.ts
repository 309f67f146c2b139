import type { CalculationFields } from '@homeyield/contract/calculation'
import type { AppraisalInputs } from '@homeyield/domain/appraisal/appraise'
import { NO_ESTIMATE, type ProfessionalEstimate } from '@homeyield/domain/estimate/professional-estimate'
import { monthsOf } from '@homeyield/domain/loan/borrowing'
import { DEFAULT_LOAN_PAYMENT_TERM, DEFAULT_REPAYMENT_TYPE } from '@homeyield/domain/loan/loan-options'
import { DEFAULT_BEDROOMS, DEFAULT_DWELLING, HOUSE_CONDITION } from '@homeyield/domain/property/property-options'

/** Everything a person gave of a calculation, as it is kept. Names: specification section 3. */
export interface CalculationInputs extends AppraisalInputs, ProfessionalEstimate {
  readonly property: string
  readonly is_sample_address: boolean
  readonly suburb: string | null
  readonly city: string | null
  readonly meshblock: string | null
  readonly sa2_code: string | null
  readonly number_of_bedrooms: number
  readonly number_of_car_parks: number | null
  readonly market_period: string | null
  readonly estimated_value: number | null
  readonly capital_value: number | null
}

/** What a calculation holds of which nothing was given. Source: specification section 3, decisions section 2. */
export const NOTHING_GIVEN: CalculationInputs = {
  property: '',
  is_sample_address: false,
  suburb: null,
  city: null,
  meshblock: null,
  sa2_code: null,
  dwelling: DEFAULT_DWELLING,
  number_of_bedrooms: DEFAULT_BEDROOMS,
  number_of_car_parks: null,
  house_condition: HOUSE_CONDITION.default,
  rent_source: null,
  market_lower_quartile: null,
  market_upper_quartile: null,
  market_period: null,
  weekly_rental_income: null,
  weekly_rental_income_lower: null,
  weekly_rental_income_upper: null,
  monthly_rental_income_lower: null,
  monthly_rental_income_upper: null,
  yearly_rental_income_lower: null,
  yearly_rental_income_upper: null,
  purchase_price: null,
  deposit: null,
  loan_duration_months: null,
  interest_rate: null,
  repayment_type: DEFAULT_REPAYMENT_TYPE,
  loan_payment_term: DEFAULT_LOAN_PAYMENT_TERM,
  insurance_cost: null,
  repairs_maintenance: null,
  rates: null,
  contingency: null,
  vacancy_cost: null,
  property_management_fees: null,
  body_corporate_fees: null,
  include_interest_in_calc: true,
  estimated_value: null,
  capital_value: null,
  ...NO_ESTIMATE,
}

const NAMES = Object.keys(NOTHING_GIVEN) as (keyof CalculationInputs)[]

/**
 * The inputs once the fields that were sent are taken over: what is absent keeps what `kept` holds, null is what nothing
 * given would be. `address` is another name for `property`, and months of a loan win over years.
 * Source: decisions section 1, "Calculation".
 */
export function takeFields(kept: CalculationInputs, fields: CalculationFields): CalculationInputs {
  const taken: Record<string, unknown> = { ...kept }
  for (const name of NAMES) {
    if (fields[name] !== undefined) taken[name] = fields[name] ?? NOTHING_GIVEN[name]
  }
  return {
    ...(taken as unknown as CalculationInputs),
    property: sentAddress(fields) ?? kept.property,
    loan_duration_months: sentMonths(fields, kept.loan_duration_months),
    estimate_reason: fields.estimate_reason === undefined ? kept.estimate_reason : fields.estimate_reason || null,
  }
}

/** The address that was sent under either name, empty for one that was cleared; undefined when neither was sent. */
export function sentAddress({ property, address }: CalculationFields): string | undefined {
  if (property === undefined && address === undefined) return undefined
  return property || address || ''
}

function sentMonths(fields: CalculationFields, kept: number | null): number | null {
  const { loan_duration_months: months, loan_duration: years } = fields
  if (months === undefined && years === undefined) return kept
  return months ?? monthsOf(years ?? null)
}
