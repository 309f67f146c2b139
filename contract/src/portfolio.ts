import { CASH_ROWS } from '@homeyield/domain/analysis/portfolio/first-year'
import { TASK_KINDS } from '@homeyield/domain/analysis/portfolio/list-tasks'
import { DATE_KINDS } from '@homeyield/domain/analysis/portfolio/next-date'
import { HOME_FIGURES } from '@homeyield/domain/analysis/portfolio/value-home'
import { VALUE_SOURCES } from '@homeyield/domain/calculation/lender-fields'
import { OWNER_KINDS } from '@homeyield/domain/calculation/owner-fields'
import { LOAN_PAYMENT_TERMS } from '@homeyield/domain/loans/loan-options'
import * as z from 'zod/mini'
import { lenderSchema } from './analysis.ts'
import { shapeOf } from './figure-shapes.ts'
import { outcome } from './outcome.ts'
import { asAtSchema, nextChangeSchema, nextChangesSchema } from './saved-calculation.ts'

const amount = outcome(z.number())
const total = z.object({ value: z.nullable(z.number()), homes: z.number() })

const yearOfCash = z.object(shapeOf(CASH_ROWS, z.number()))

const bank = z.object({
  people: z.array(z.object({ name: z.string(), kind: z.enum(OWNER_KINDS), other_income: z.number() })),
  gross_income: z.nullable(z.number()),
  income_of: z.nullable(z.enum(['people', 'home'])),
  homes: z.array(z.object({ home_id: z.string(), weekly_rental_income: z.nullable(z.number()) })),
  weekly_rental_income: z.number(),
  rent_shading_pct: z.number(),
  loans: z.array(
    z.object({
      home_id: z.string(),
      property: z.string(),
      name: z.string(),
      balance: z.number(),
      rate: z.number(),
      fixed_until: z.nullable(z.string()),
      months_left: z.nullable(z.number()),
      payment: z.number(),
      loan_payment_term: z.enum(LOAN_PAYMENT_TERMS),
      interest_only: z.boolean(),
      interest_only_until: z.nullable(z.string()),
    }),
  ),
  owner_occupied: z.boolean(),
  new_build: z.boolean(),
  lender: outcome(lenderSchema),
  weekly_payment: z.number(),
  weekly_payment_at_test_rate: z.number(),
  cover: amount,
  left_out: z.array(z.object({ property: z.string(), message: z.string() })),
})

/** What somebody owns: each home, the sums, when rates end, and the year after tax. */
export const portfolioResponse = z.object({
  as_at: asAtSchema,
  /** Owned homes beyond the most that are counted. */
  left_out: z.number(),
  homes: z.array(
    z.object({
      id: z.string(),
      property: z.string(),
      value_source: z.enum(VALUE_SOURCES),
      value_is_price: z.boolean(),
      ...shapeOf(HOME_FIGURES, amount),
      taxed: outcome(z.object({ cash_flow_before_tax: z.number(), adds_to_tax: z.number() })),
      next_change: nextChangeSchema,
      next_date: z.nullable(
        z.object({
          date: z.string(),
          kind: z.enum(DATE_KINDS),
          loan: z.nullable(z.string()),
          rate_after: z.nullable(z.number()),
        }),
      ),
      before_tax: outcome(yearOfCash),
      /** Why that is not 52 times the cash each week, in words. */
      year_differs: z.nullable(z.string()),
    }),
  ),
  totals: z.object(shapeOf(HOME_FIGURES, total)),
  /** The first day on which the cash of any home changes, and that of all from then on. */
  next_change: nextChangesSchema,
  before_tax: z.extend(yearOfCash, { homes: z.number() }),
  tasks: z.array(
    z.object({
      home_id: z.string(),
      property: z.string(),
      kind: z.enum(TASK_KINDS),
      date: z.nullable(z.string()),
      loan: z.nullable(z.string()),
      loan_index: z.nullable(z.number()),
      rate_after: z.nullable(z.number()),
      notice_by: z.nullable(z.string()),
      value_source: z.enum(VALUE_SOURCES),
    }),
  ),
  rate_ends: z.array(
    z.object({
      home_id: z.string(),
      property: z.string(),
      loan: z.string(),
      loan_index: z.number(),
      fixed_until: z.nullable(z.string()),
      balance: z.number(),
      rate: z.number(),
      rate_after: z.nullable(z.number()),
    }),
  ),
  /** What a bank asks about all homes together. */
  bank,
  year: outcome(
    z.extend(yearOfCash, {
      tax_year: z.number(),
      rules_as_at: z.string(),
      homes: z.number(),
      taxable_income: z.number(),
      tax: z.number(),
      cash_flow_after_tax: z.number(),
      carried_forward: z.number(),
      owners: z.array(
        z.object({
          name: z.string(),
          kind: z.enum(OWNER_KINDS),
          homes: z.number(),
          other_income: z.number(),
          other_income_differs: z.boolean(),
          other_residential_net: z.number(),
          residential_income: z.number(),
          deductions: z.number(),
          brought_forward: z.number(),
          taxable: z.number(),
          carried_forward: z.number(),
          tax: z.nullable(z.number()),
        }),
      ),
    }),
  ),
})
export type PortfolioResponse = z.infer<typeof portfolioResponse>
