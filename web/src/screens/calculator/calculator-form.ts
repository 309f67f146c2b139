import type { calculationFields, CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { AppraisalInputs } from '@homeyield/domain/appraisal/appraise'
import { NO_ESTIMATE } from '@homeyield/domain/estimate/professional-estimate'
import type { ProfessionalEstimate } from '@homeyield/domain/estimate/professional-estimate'
import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-options'
import { DEFAULT_LOAN_PAYMENT_TERM, DEFAULT_REPAYMENT_TYPE } from '@homeyield/domain/loan/loan-options'
import { DEFAULT_BEDROOMS, DEFAULT_DWELLING, HOUSE_CONDITION } from '@homeyield/domain/property/property-options'

/** The values of the calculator's form, as the screen holds them. A figure that is not filled in is null. */
export interface CalculatorForm extends AppraisalInputs, ProfessionalEstimate {
  readonly property: string
  readonly is_sample_address: boolean
  readonly suburb: string | null
  readonly city: string | null
  readonly meshblock: string | null
  readonly sa2_code: string | null
  readonly number_of_bedrooms: number
  readonly number_of_car_parks: number | null
  readonly market_period: string | null
  readonly capital_value: number | null
}

export type FormField = keyof CalculatorForm

/** The fields that hold a figure that may be missing. */
export type FigureField = {
  [Field in FormField]: CalculatorForm[Field] extends number | null ? Field : never
}[FormField]

/** The default expenses as GET /expenses lists them. */
export type DefaultExpenses = readonly { readonly name: string; readonly value: unknown }[]

const NEW_FORM: CalculatorForm = {
  property: '',
  is_sample_address: false,
  suburb: null,
  city: null,
  meshblock: null,
  sa2_code: null,
  dwelling: DEFAULT_DWELLING,
  number_of_bedrooms: DEFAULT_BEDROOMS,
  number_of_car_parks: 0,
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
  deposit: 0,
  loan_duration_months: 360,
  interest_rate: null,
  repayment_type: DEFAULT_REPAYMENT_TYPE,
  loan_payment_term: DEFAULT_LOAN_PAYMENT_TERM,
  ...EXPENSE_GUIDE.items,
  body_corporate_fees: null,
  include_interest_in_calc: true,
  capital_value: null,
  ...NO_ESTIMATE,
}

const EXPENSE_FIELDS = [
  'insurance_cost',
  'repairs_maintenance',
  'rates',
  'contingency',
  'property_management_fees',
  'vacancy_cost',
] as const

/** The form of a new calculation with the server's default expenses. Source: specification section 3, "Default values". */
export function newForm(defaults: DefaultExpenses): CalculatorForm {
  const values = new Map(defaults.map(({ name, value }) => [name, value]))
  const expenses = EXPENSE_FIELDS.filter((field) => values.has(field)).map((field) => {
    const value = values.get(field)
    return [field, typeof value === 'number' ? value : null] as const
  })
  return { ...NEW_FORM, ...Object.fromEntries(expenses) }
}

/** The form of a saved calculation. */
export function formOf(saved: SavedCalculation): CalculatorForm {
  const held = Object.keys(NEW_FORM).map((field) => [field, saved[field as keyof SavedCalculation]])
  return Object.fromEntries(held) as CalculatorForm
}

let contract: typeof calculationFields | null = null

/** Fetches what `keptFields` reads by: only a calculation that was kept in the browser needs it. */
export async function fetchKeptFields(): Promise<true> {
  contract = (await import('@homeyield/contract/calculation')).calculationFields
  return true
}

const NEVER_MISSING = new Set<FormField>(['property', 'number_of_bedrooms', 'house_condition'])

/**
 * The fields of a form that was kept in the browser, each only if the contract would still take it: what an older version wrote, or
 * somebody put there, must not keep the calculator from opening. `fetchKeptFields` comes first.
 */
export function keptFields(kept: unknown): Partial<CalculatorForm> {
  const fields = contract
  if (fields === null) throw new Error('What reads the kept fields has not been fetched')
  const values = (kept ?? {}) as Record<string, unknown>
  const sound = (Object.keys(NEW_FORM) as FormField[]).flatMap((field) => {
    const read = fields.shape[field].safeParse(values[field])
    const missing = !read.success || read.data === undefined || (read.data === null && NEVER_MISSING.has(field))
    return missing ? [] : [[field, read.data] as const]
  })
  return Object.fromEntries(sound)
}

export const ESTIMATE_FIELDS = Object.keys(NO_ESTIMATE) as readonly (keyof ProfessionalEstimate)[]

/**
 * What is sent to the server to save the form: its own values, no derived figure. Of who is no professional the estimate is left
 * out, so that what was kept of one stays as it is. Source: decisions section 3, "Professional".
 */
export function payloadOf(form: CalculatorForm, professional: boolean): CalculationFields {
  if (professional) return form
  const estimate: ReadonlySet<string> = new Set(ESTIMATE_FIELDS)
  return Object.fromEntries(Object.entries(form).filter(([field]) => !estimate.has(field)))
}

/** The professional's estimate of a form. */
export function estimateOf(form: CalculatorForm): ProfessionalEstimate {
  return Object.fromEntries(ESTIMATE_FIELDS.map((field) => [field, form[field]])) as unknown as ProfessionalEstimate
}
