import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { CalculationField } from '@homeyield/domain/fields/field'
import type { CalculationInputs, FieldName } from '@homeyield/domain/calculation/fields'
import { CASH_CHANGED, FIGURES_CHANGED_REASONS } from '@homeyield/domain/appraisal/figures-changed'
import { HEADLINE } from '@homeyield/domain/figures/figures'
import { CHANGE_REASONS } from '@homeyield/domain/loans/change-reasons'
import { RENT_SOURCES } from '@homeyield/domain/rent/resolve-rent'
import * as z from 'zod/mini'
import { described, storedField } from './field-schemas.ts'
import { shapeOf } from './figure-shapes.ts'
import { problemSchema } from './problem.ts'
import { scenarioShape } from './scenario.ts'

const figure = z.nullable(z.number())
const text = z.nullable(z.string())

type InputSchemas = { [Name in FieldName]: z.ZodMiniType<CalculationInputs[Name]> }

const schemas = Object.entries<CalculationField>(CALCULATION_FIELDS).map(([name, field]) => {
  const value = storedField(field)
  return [name, described(field, field.default === null ? z.nullable(value) : value)]
})
const inputs = Object.fromEntries(schemas) as InputSchemas

/** The rent is returned as it was settled, so it always has a source. */
const rent_source = z.enum(RENT_SOURCES)

/** When cash each week changes next, why, and what it is from then on: whole NZD. */
const cashChange = z.object({ date: z.string(), because: z.enum(CHANGE_REASONS), [HEADLINE]: z.number() })
export const nextChangeSchema = z.nullable(cashChange)

/** The same of several homes together: those whose cash changes on that day. */
export const nextChangesSchema = z.nullable(
  z.extend(z.omit(cashChange, { because: true }), { home_ids: z.array(z.string()) }),
)

/** The day in New Zealand as at which figures are answered. */
export const asAtSchema = z.string()

/** The purpose as earlier clients read it. */
export const livesHereSchema = z.boolean()

/** An entry of the list of saved calculations. `uuid` is `id`, `address` is `property`. */
export const listedCalculationSchema = z.object({
  id: z.string(),
  uuid: z.string(),
  property: inputs.property,
  address: inputs.property,
  is_sample_address: inputs.is_sample_address,
  updated_at: z.string(),
  as_at: asAtSchema,
  readonly: z.boolean(),
  version: z.number(),
  house_condition: inputs.house_condition,
  purchase_price: inputs.purchase_price,
  deposit: inputs.deposit,
  /** How many loans count: 0 when nothing is borrowed, or that is not known. */
  number_of_loans: z.number(),
  loan_duration_months: inputs.loan_duration_months,
  weekly_payment: figure,
  /** Cash each week in whole NZD: rent less costs and loan repayments. Null while the rent or the repayment is not known. */
  [HEADLINE]: figure,
  next_change: nextChangeSchema,
  rent_source,
  weekly_rental_income: inputs.weekly_rental_income,
  weekly_rental_income_lower: inputs.weekly_rental_income_lower,
  weekly_rental_income_upper: inputs.weekly_rental_income_upper,
  total_expenses: z.number(),
  gross_rental_yield: figure,
  net_rental_yield: figure,
  /** Whether interest should count but is not known, so that the net yield is without it. */
  interest_missing: z.boolean(),
  suburb: inputs.suburb,
  dwelling: inputs.dwelling,
  market_confidence: inputs.market_confidence,
  market_interval_lower: inputs.market_interval_lower,
  market_interval_upper: inputs.market_interval_upper,
  /** The person's own photo and the provider's; null without Premium. */
  property_photo_url: text,
  image_url: text,
  note: inputs.note,
  status: inputs.status,
  tags: inputs.tags,
  purpose: inputs.purpose,
  /** What it costs the owner each week to live there, whole NZD: null unless it is for that, and the repayment is known. */
  weekly_cost_to_live_here: figure,
  /** A professional's own rent. */
  estimate_weekly_lower: inputs.estimate_weekly_lower,
  estimate_weekly_upper: inputs.estimate_weekly_upper,
  number_of_scenarios: z.number(),
})
export type ListedCalculation = z.infer<typeof listedCalculationSchema>

/** A whole calculation: inputs and results. */
export const calculationSchema = z.extend(listedCalculationSchema, {
  ...inputs,
  rent_source,
  lives_here: livesHereSchema,
  scenarios: z.array(
    z.object({ id: z.string(), name: z.string(), changes: z.partial(z.object(scenarioShape(inputs))) }),
  ),
  created_at: z.string(),
  /** Cash each week where an earlier version computed another, until the next save. */
  figures_changed: z.nullable(
    z.object({
      ...shapeOf(CASH_CHANGED, z.number()),
      because: z.enum(FIGURES_CHANGED_REASONS),
    }),
  ),
  loan_duration: figure,
  // A schema of its own, because its description is.
  loan: z.nullable(z.number()),
  payment_quantity: figure,
  interest: z.number(),
  vacancy_expense: z.number(),
  property_management_expense: z.number(),
  yearly_profit: z.number(),
  monthly_profit: z.number(),
  weekly_profit: z.number(),
  property_estimated_value: figure,
  median_sale_price: figure,
  avm_value_change: figure,
  rental_rate_change: figure,
  property_data: z.nullable(z.record(z.string(), z.unknown())),
})
export type SavedCalculation = z.infer<typeof calculationSchema>

/** The inputs of the homes that an account owns, with the version that a change of one needs. */
export const ownedHomesResponse = z.object({
  as_at: asAtSchema,
  /** Owned homes beyond the most that are listed. */
  left_out: z.number(),
  homes: z.array(z.object({ id: z.string(), version: z.number(), ...inputs })),
})
export type OwnedHomes = z.infer<typeof ownedHomesResponse>

/** The refusal of a change to an older version, with the current calculation. */
export const conflictSchema = z.extend(problemSchema, { calculation: calculationSchema })

/** The refusal of an invalid save; with the calculation that the same Idempotency-Key saved with another body. */
export const refusedSaveSchema = z.extend(problemSchema, { calculation: z.optional(calculationSchema) })
