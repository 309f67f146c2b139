import {
  ANALYSIS_FIGURES,
  CAPITAL_SPEND,
  LOAN_FIGURES,
  LONGEST_NAME,
  LONGEST_RULES_ID,
  MOST_LOANS,
  MOST_OWNERS,
  OWNER_FIGURES,
  TENANCY_FIGURES,
} from '@homeyield/domain/analysis/analysis-figures'
import { VALUE_SOURCES } from '@homeyield/domain/analysis/lender/lender-inputs'
import { RENT_MODES, RING_FENCE_BASES } from '@homeyield/domain/analysis/projection/plan'
import { CHATTELS_METHODS } from '@homeyield/domain/analysis/tax/depreciate-chattels'
import { OWNER_KINDS } from '@homeyield/domain/analysis/tax/income-tax'
import { HELD } from '@homeyield/domain/analysis/analysis-inputs'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '@homeyield/domain/loans/loan-options'
import * as z from 'zod/mini'
import { figureOf } from './figure-field.ts'
import { line } from './text-field.ts'

type Figure = Parameters<typeof figureOf>[0]

const name = z.optional(z.nullable(line(LONGEST_NAME)))
const optionalBoolean = z.optional(z.nullable(z.boolean({ error: 'Choose true or false' })))
// A year of the plan.
const planYear = z.string().check(z.regex(/^(?:[1-9]|[12]\d|30)$/u))
const optionalDay = z.optional(z.nullable(z.iso.date('Enter a date as YYYY-MM-DD')))

/** One loan of the list. */
export const analysisLoan = loanWith(figureOf)

/** What an analysis adds to a calculation; missing and null mean the default. Source: investment analysis section 0. */
export const analysisFields = analysisWith(figureOf, analysisLoan)

/** The same as it is returned: its figures are numbers. */
export const storedAnalysis = analysisWith(storedFigure, loanWith(storedFigure))

function storedFigure() {
  return z.optional(z.nullable(z.number()))
}

function loanWith<Schema extends z.ZodMiniType>(figure: (field: Figure) => Schema) {
  return z.object({
    ...figuresOf(LOAN_FIGURES, figure),
    name,
    fixed_until: optionalDay,
    repayment_type: optionalChoice(REPAYMENT_TYPES),
    loan_payment_term: optionalChoice(LOAN_PAYMENT_TERMS),
    drawdown_date: optionalDay,
  })
}

function analysisWith<Schema extends z.ZodMiniType>(
  figure: (field: Figure) => Schema,
  loan: ReturnType<typeof loanWith<Schema>>,
) {
  const loans = z.array(loan).check(z.maxLength(MOST_LOANS, `There are at most ${MOST_LOANS} loans`))
  const owner = z.object({ ...figuresOf(OWNER_FIGURES, figure), name, kind: optionalChoice(OWNER_KINDS) })
  const tenancy = z.object({
    ...figuresOf(TENANCY_FIGURES, figure),
    tenancy_start: optionalDay,
    last_increase: optionalDay,
    notice_date: optionalDay,
    fixed_term_end: optionalDay,
    increase_permitted_in_term: optionalBoolean,
    boarding_house: optionalBoolean,
  })
  const owners = z.array(owner).check(z.maxLength(MOST_OWNERS, `There are at most ${MOST_OWNERS} owners`))
  return z.object({
    ...figuresOf(ANALYSIS_FIGURES, figure),
    settlement_date: optionalDay,
    loans: z.optional(z.nullable(loans)),
    fee_plus_gst: optionalBoolean,
    hold: optionalChoice(HELD),
    acquired_date: optionalDay,
    capital_spend: z.optional(
      z.nullable(z.record(planYear, figure(CAPITAL_SPEND), { error: 'Name years from 1 to 30' })),
    ),
    new_build: optionalBoolean,
    main_home: optionalBoolean,
    other_rentals: optionalBoolean,
    owners: z.optional(z.nullable(owners)),
    ring_fence_basis: optionalChoice(RING_FENCE_BASES),
    chattels_method: optionalChoice(CHATTELS_METHODS),
    rent_mode: optionalChoice(RENT_MODES),
    owner_occupied: optionalBoolean,
    value_source: optionalChoice(VALUE_SOURCES),
    rules: z.optional(z.nullable(line(LONGEST_RULES_ID))),
    tenancy: z.optional(z.nullable(tenancy)),
  })
}

function figuresOf<Name extends string, Schema>(
  table: Readonly<Record<Name, Figure>>,
  figure: (field: Figure) => Schema,
) {
  const fields = Object.entries<Figure>(table).map(([name, field]) => [name, figure(field)])
  return Object.fromEntries(fields) as Record<Name, Schema>
}

function optionalChoice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.optional(z.nullable(z.enum(options, { error: `Choose one of: ${options.join(', ')}` })))
}
