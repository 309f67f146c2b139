import { MOST_PROPERTY_MANAGEMENT_FEE } from '../expenses/expense-options.ts'
import { writeNumber } from '../money/write-number.ts'

/** The lowest and highest value that a figure of a calculation may have. */
export interface Limit {
  readonly lowest: number
  readonly highest: number
}

const PRICE: Limit = { lowest: 0, highest: 1_000_000_000 }
const WEEKLY_RENT: Limit = { lowest: 0, highest: 1_000_000 }
const YEARLY_RENT: Limit = { lowest: 0, highest: 52_000_000 }
const YEARLY_COST: Limit = { lowest: 0, highest: 100_000_000 }

/**
 * What is accepted of each figure: NZD, years, months, per cent, counts. Wide enough for any home in the country and any
 * building of them, narrow enough that no figure overflows. The fee is limited by decisions section 2, quality by
 * specification section 3.
 */
export const CALCULATION_LIMITS = {
  number_of_bedrooms: { lowest: 1, highest: 20 },
  number_of_car_parks: { lowest: 0, highest: 99 },
  house_condition: { lowest: 0, highest: 100 },
  market_lower_quartile: WEEKLY_RENT,
  market_upper_quartile: WEEKLY_RENT,
  weekly_rental_income: WEEKLY_RENT,
  weekly_rental_income_lower: WEEKLY_RENT,
  weekly_rental_income_upper: WEEKLY_RENT,
  monthly_rental_income_lower: YEARLY_RENT,
  monthly_rental_income_upper: YEARLY_RENT,
  yearly_rental_income_lower: YEARLY_RENT,
  yearly_rental_income_upper: YEARLY_RENT,
  purchase_price: PRICE,
  capital_value: PRICE,
  deposit: PRICE,
  loan_duration: { lowest: 0, highest: 100 },
  loan_duration_months: { lowest: 0, highest: 1200 },
  interest_rate: { lowest: 0, highest: 100 },
  insurance_cost: YEARLY_COST,
  repairs_maintenance: YEARLY_COST,
  rates: YEARLY_COST,
  contingency: YEARLY_COST,
  vacancy_cost: YEARLY_COST,
  body_corporate_fees: YEARLY_COST,
  property_management_fees: { lowest: 0, highest: MOST_PROPERTY_MANAGEMENT_FEE },
} as const satisfies Record<string, Limit>

export type LimitedField = keyof typeof CALCULATION_LIMITS

/** The sentence for a figure outside its limits, or null when it is within them. A missing figure is within them. */
export function limitProblem(field: LimitedField, value: number | null): string | null {
  if (value === null) return null
  const { lowest, highest } = CALCULATION_LIMITS[field]
  if (Number.isFinite(value) && value >= lowest && value <= highest) return null
  return `Enter a figure from ${writeNumber(lowest)} to ${writeNumber(highest)}`
}
