import type { FieldTable } from '../fields/field.ts'
import type { ValuesOf } from '../fields/field-values.ts'
import { CALCULATION_FIELDS, NEW_CALCULATION } from '../calculation/fields.ts'
import { pick } from '../records/pick.ts'

/** The inputs of a calculation that all homes of a list share. */
export const SHARED_TERMS = [
  'deposit',
  'interest_rate',
  'loan_duration_months',
  'repayment_type',
  'loan_payment_term',
  'insurance_cost',
  'repairs_maintenance',
  'rates',
  'body_corporate_fees',
  'property_management_fees',
  'fee_plus_gst',
  'contingency',
  'vacancy_weeks',
  'other_expenses',
] as const

/** The terms on which the homes of a list are compared. Source: docs/method/screening.md, "Terms". */
export const TERM_FIELDS = {
  ...pick(CALCULATION_FIELDS, SHARED_TERMS),
  /** Counts while no amount is given. */
  deposit_pct: {
    kind: 'rate',
    label: 'Deposit',
    short: 'Deposit, share of the price',
    unit: '% of price',
    limits: { lowest: 0, highest: 100 },
    default: 30,
  },
  /** Of homes whose line does not name one. */
  dwelling: { ...CALCULATION_FIELDS.dwelling, label: 'Where a line names no dwelling type' },
  number_of_bedrooms: {
    ...CALCULATION_FIELDS.number_of_bedrooms,
    label: 'Where a line names no bedrooms',
    default: null,
  },
} as const satisfies FieldTable

export type Terms = ValuesOf<typeof TERM_FIELDS>

/**
 * The terms of a first list: our guides for costs, as in a new calculation, and an interest rate as an example. Source:
 * docs/method/screening.md, "Terms".
 */
export const FIRST_TERMS: Terms = {
  ...pick(NEW_CALCULATION, SHARED_TERMS),
  interest_rate: 5.5,
  deposit_pct: TERM_FIELDS.deposit_pct.default,
  dwelling: NEW_CALCULATION.dwelling,
  number_of_bedrooms: TERM_FIELDS.number_of_bedrooms.default,
}
