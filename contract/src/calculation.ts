import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '@homeyield/domain/loan/loan-options'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { RENT_SOURCES } from '@homeyield/domain/rent/settle-rent'
import * as z from 'zod/mini'
import { figure, money } from './figure-field.ts'
import { meshblockField, sa2CodeField } from './market-rent.ts'
import { line, paragraph } from './text-field.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.optional(z.enum(options, { error: `Choose one of: ${options.join(', ')}` }))
const place = z.optional(z.nullable(line(100)))
const truth = z.optional(z.boolean({ error: 'Answer true or false' }))

/**
 * The values of the calculator's form that a client may send; every one may be left out. Derived figures that are sent along
 * are not read: the server makes its own. Source: specification section 3, decisions section 1.
 */
export const calculationFields = z.object({
  property: z.optional(z.nullable(line(300))),
  address: z.optional(z.nullable(line(300))),
  is_sample_address: truth,
  suburb: place,
  city: place,
  meshblock: z.optional(z.nullable(meshblockField)),
  sa2_code: z.optional(z.nullable(sa2CodeField)),
  dwelling: choice(DWELLINGS),
  number_of_bedrooms: figure('number_of_bedrooms', 0),
  number_of_car_parks: figure('number_of_car_parks', 0),
  house_condition: figure('house_condition', 0),
  rent_source: z.optional(z.nullable(z.enum(RENT_SOURCES, { error: `Choose one of: ${RENT_SOURCES.join(', ')}` }))),
  market_lower_quartile: money('market_lower_quartile'),
  market_upper_quartile: money('market_upper_quartile'),
  market_period: z.optional(z.nullable(z.iso.date('Enter a date as YYYY-MM-DD'))),
  weekly_rental_income: money('weekly_rental_income'),
  weekly_rental_income_lower: money('weekly_rental_income_lower'),
  weekly_rental_income_upper: money('weekly_rental_income_upper'),
  monthly_rental_income_lower: money('monthly_rental_income_lower'),
  monthly_rental_income_upper: money('monthly_rental_income_upper'),
  yearly_rental_income_lower: money('yearly_rental_income_lower'),
  yearly_rental_income_upper: money('yearly_rental_income_upper'),
  purchase_price: money('purchase_price'),
  deposit: money('deposit'),
  loan_duration: figure('loan_duration', 4),
  loan_duration_months: figure('loan_duration_months', 0),
  interest_rate: figure('interest_rate', 4),
  repayment_type: choice(REPAYMENT_TYPES),
  loan_payment_term: choice(LOAN_PAYMENT_TERMS),
  insurance_cost: money('insurance_cost'),
  repairs_maintenance: money('repairs_maintenance'),
  rates: money('rates'),
  contingency: money('contingency'),
  vacancy_cost: money('vacancy_cost'),
  property_management_fees: figure('property_management_fees', 4),
  body_corporate_fees: money('body_corporate_fees'),
  include_interest_in_calc: truth,
  estimated_value: money('purchase_price'),
  capital_value: money('purchase_price'),
  estimate_weekly_lower: money('weekly_rental_income'),
  estimate_weekly_upper: money('weekly_rental_income'),
  estimate_monthly_lower: money('monthly_rental_income_lower'),
  estimate_monthly_upper: money('monthly_rental_income_lower'),
  estimate_yearly_lower: money('yearly_rental_income_lower'),
  estimate_yearly_upper: money('yearly_rental_income_lower'),
  estimate_reason: z.optional(z.nullable(paragraph(400))),
})
export type CalculationFields = z.infer<typeof calculationFields>

/** The id of a calculation is a UUID; anything else names none. */
export const calculationParams = z.object({ id: z.guid() })

/** Repeating a save under the same key answers the calculation of the first. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/u, 'An Idempotency-Key is 1 to 200 printable characters')),
  ),
})

/** A change, with the version it was made from; without it, or with null, the last write wins. */
export const changeCalculationBody = z.extend(calculationFields, {
  version: z.optional(
    z.nullable(
      z
        .int({ error: 'A version is a whole number' })
        .check(
          z.gte(1, 'A version is a whole number from 1'),
          z.lte(2 ** 31 - 1, 'No calculation has so many versions'),
        ),
    ),
  ),
})
