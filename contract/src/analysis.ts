import {
  ANALYSIS_FIGURES,
  LOAN_FIGURES,
  LONGEST_LOAN_NAME,
  MOST_LOANS,
} from '@homeyield/domain/analysis/analysis-figures'
import { HELD } from '@homeyield/domain/analysis/analysis-inputs'
import { REASONS } from '@homeyield/domain/analysis/outcome'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '@homeyield/domain/loan/loan-options'
import * as z from 'zod/mini'
import { calculationFields } from './calculation.ts'
import { figureOf } from './figure-field.ts'
import { line } from './text-field.ts'

type FigureSchemas<Name extends string> = Record<Name, ReturnType<typeof figureOf>>

function figuresOf<Name extends string>(table: Readonly<Record<Name, Parameters<typeof figureOf>[0]>>) {
  const names = Object.keys(table) as Name[]
  return Object.fromEntries(names.map((name) => [name, figureOf(table[name])])) as FigureSchemas<Name>
}

const optionalDay = z.optional(z.nullable(z.iso.date('Enter a date as YYYY-MM-DD')))
const optionalBoolean = z.optional(z.nullable(z.boolean({ error: 'Choose true or false' })))

function optionalChoice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.optional(z.nullable(z.enum(options, { error: `Choose one of: ${options.join(', ')}` })))
}

const loanFields = z.object({
  ...figuresOf(LOAN_FIGURES),
  name: z.optional(z.nullable(line(LONGEST_LOAN_NAME))),
  fixed_until: optionalDay,
  repayment_type: optionalChoice(REPAYMENT_TYPES),
  loan_payment_term: optionalChoice(LOAN_PAYMENT_TERMS),
  drawdown_date: optionalDay,
})

/** What an analysis adds to a calculation; missing and null mean the default. Source: investment analysis section 0. */
const analysisFields = z.object({
  ...figuresOf(ANALYSIS_FIGURES),
  settlement_date: optionalDay,
  loans: z.optional(
    z.nullable(z.array(loanFields).check(z.maxLength(MOST_LOANS, `There are at most ${MOST_LOANS} loans`))),
  ),
  fee_plus_gst: optionalBoolean,
  hold: optionalChoice(HELD),
})
export type AnalysisFields = z.infer<typeof analysisFields>

/** The inputs of a calculation, those of its analysis, and whether every repayment is wanted. */
export const analysisBody = z.extend(calculationFields, {
  analysis: z.optional(z.nullable(analysisFields)),
  include_payments: optionalBoolean,
})
export type AnalysisBody = z.infer<typeof analysisBody>

const unknown = z.object({ reason: z.enum(REASONS), message: z.string() })

function outcome<Schema extends z.ZodMiniType>(value: Schema) {
  return z.union([z.object({ value }), unknown])
}

const loanYear = z.object({ payment: z.number(), interest: z.number(), principal: z.number(), balance: z.number() })
const loanSummary = z.object({
  name: z.string(),
  amount: z.number(),
  payments: z.number(),
  first_payment: z.number(),
  weekly_payment: z.number(),
  final_payment: z.number(),
  final_date: z.string(),
  total_interest: z.number(),
  years: z.array(loanYear),
})
const payment = z.extend(loanYear, { date: z.string(), rate: z.number() })
const week = { weekly_cash_flow: z.number(), weekly_profit: z.number() }
const stressRow = z.object(week)
const refix = z.object({
  loans: z.array(
    z.object({
      name: z.string(),
      from_date: z.string(),
      balance: z.number(),
      payment_before: z.number(),
      payment_after: z.number(),
    }),
  ),
  weekly_before: z.number(),
  weekly_after: z.number(),
  weekly_cash_flow_after: z.number(),
  weekly_profit_after: z.number(),
})
const interestOnlyEnd = z.object({
  name: z.string(),
  ends: z.string(),
  balance: z.number(),
  payment_before: z.number(),
  payment_after: z.number(),
  weekly_step: z.number(),
})
const table = z.array(z.array(z.nullable(z.number())))
const solved = outcome(z.object({ exact: z.number(), shown: z.number() }))

/** Every part of an analysis: its value, or the reason why there is none. Source: investment analysis section 9. */
export const analysisResponse = z.object({
  lvr: outcome(z.number()),
  loans: outcome(
    z.object({
      loans: z.array(loanSummary),
      amount: z.number(),
      weekly_payment: z.number(),
      weighted_rate: z.nullable(z.number()),
      total_interest: z.number(),
      years: z.array(loanYear),
    }),
  ),
  payments: outcome(z.array(z.array(payment))),
  today: outcome(stressRow),
  test_rate: outcome(stressRow),
  refix_1: outcome(refix),
  refix_2: outcome(refix),
  refix_3: outcome(refix),
  interest_only_end: outcome(z.array(interestOnlyEnd)),
  vacancy: outcome(z.array(z.object({ weeks: z.number(), ...week }))),
  lower_rent: outcome(z.array(z.object({ change_pct: z.number(), ...week }))),
  break_even_rent: solved,
  break_even_rate_shift: outcome(z.number()),
  break_even_price: solved,
  vacancy_weeks_to_zero: outcome(z.number()),
  sensitivity: outcome(table),
  price_sensitivity: outcome(table),
  price_for_gross_yield: solved,
  price_for_net_yield: solved,
  price_for_weekly_cash_flow: solved,
  rent_for_gross_yield: solved,
  rent_for_net_yield: solved,
  rent_for_weekly_cash_flow: solved,
  deposit_for_weekly_cash_flow: solved,
  deposit_for_lvr: solved,
})
