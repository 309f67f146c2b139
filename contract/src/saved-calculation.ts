import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '@homeyield/domain/loan/loan-options'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { RENT_SOURCES } from '@homeyield/domain/rent/settle-rent'
import * as z from 'zod/mini'
import { problemSchema } from './problem.ts'

const figure = z.nullable(z.number())
const text = z.nullable(z.string())

/** What the list of saved calculations holds of each. `uuid` is `id`, `address` is `property`. Source: decisions section 1. */
export const listedCalculationSchema = z.object({
  id: z.string(),
  uuid: z.string(),
  property: z.string(),
  address: z.string(),
  is_sample_address: z.boolean(),
  updated_at: z.string(),
  readonly: z.boolean(),
  version: z.number(),
  house_condition: z.number(),
  purchase_price: figure,
  loan_duration_months: figure,
  weekly_payment: figure,
  rent_source: z.enum(RENT_SOURCES),
  weekly_rental_income: figure,
  weekly_rental_income_lower: figure,
  weekly_rental_income_upper: figure,
  total_expenses: z.number(),
  gross_rental_yield: figure,
  net_rental_yield: figure,
  /** Whether the loan's interest is to be counted and is not known yet, so that the net yield is without it. */
  interest_missing: z.boolean(),
})
export type ListedCalculation = z.infer<typeof listedCalculationSchema>

/** A whole calculation: what was given and every figure that follows. Source: specification section 3. */
export const calculationSchema = z.extend(listedCalculationSchema, {
  created_at: z.string(),
  suburb: text,
  city: text,
  meshblock: text,
  sa2_code: text,
  dwelling: z.enum(DWELLINGS),
  number_of_bedrooms: z.number(),
  number_of_car_parks: figure,
  market_lower_quartile: figure,
  market_upper_quartile: figure,
  market_period: text,
  monthly_rental_income_lower: figure,
  monthly_rental_income_upper: figure,
  yearly_rental_income_lower: figure,
  yearly_rental_income_upper: figure,
  deposit: figure,
  loan_duration: figure,
  interest_rate: figure,
  repayment_type: z.enum(REPAYMENT_TYPES),
  loan_payment_term: z.enum(LOAN_PAYMENT_TERMS),
  loan: figure,
  payment_quantity: figure,
  interest: z.number(),
  include_interest_in_calc: z.boolean(),
  insurance_cost: figure,
  repairs_maintenance: figure,
  rates: figure,
  contingency: figure,
  vacancy_cost: figure,
  vacancy_expense: z.number(),
  property_management_fees: figure,
  property_management_expense: z.number(),
  body_corporate_fees: figure,
  yearly_profit: z.number(),
  monthly_profit: z.number(),
  weekly_profit: z.number(),
  estimated_value: figure,
  property_estimated_value: figure,
  capital_value: figure,
  median_sale_price: figure,
  avm_value_change: figure,
  rental_rate_change: figure,
  image_url: text,
  property_photo_url: text,
  estimate_weekly_lower: figure,
  estimate_weekly_upper: figure,
  estimate_monthly_lower: figure,
  estimate_monthly_upper: figure,
  estimate_yearly_lower: figure,
  estimate_yearly_upper: figure,
  estimate_reason: text,
  property_data: z.nullable(z.record(z.string(), z.unknown())),
})
export type SavedCalculation = z.infer<typeof calculationSchema>

/** The refusal of a change made from an older version, with the calculation as it now is. */
export const conflictSchema = z.extend(problemSchema, { calculation: calculationSchema })
