import { INCREASE_REASONS } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import { FREE_RATIOS } from '@homeyield/domain/analysis/lender/lender'
import { GRADES } from '@homeyield/domain/analysis/rules/rule-pack'
import { SOLVE_NAMES } from '@homeyield/domain/analysis/solve/solve-targets'
import { CHANGED_CASH, WEEK_FIGURES, WEEK_FIGURES_AFTER } from '@homeyield/domain/analysis/stress/stress-rows'
import { TAX_FIGURES, YEAR_FIGURES } from '@homeyield/domain/figures/year-figures'
import { CHANGE_REASONS } from '@homeyield/domain/loans/change-reasons'
import { LOAN_YEAR_FIGURES } from '@homeyield/domain/loans/loan-years'
import * as z from 'zod/mini'
import { calculationFields } from './calculation.ts'
import { withDepositShare } from './deposit-share.ts'
import { figuresSchema, shapeOf } from './figure-shapes.ts'
import { outcome } from './outcome.ts'
import { asAtSchema } from './saved-calculation.ts'

const analysisFields = z.extend(calculationFields, {
  include_payments: z.optional(z.nullable(z.boolean({ error: 'Choose true or false' }))),
})

/** The inputs of a calculation with those of its analysis, and whether every repayment is wanted. */
export const analysisBody = withDepositShare(analysisFields)
export type AnalysisBody = z.infer<typeof analysisBody>

const loanYear = z.object(shapeOf(LOAN_YEAR_FIGURES, z.number()))
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
const loanState = z.object({
  name: z.string(),
  balance: z.number(),
  rate: z.number(),
  payment: z.number(),
  payments_left: z.nullable(z.number()),
  interest_only: z.boolean(),
})
const changedLoan = z.object({
  name: z.string(),
  because: z.enum(CHANGE_REASONS),
  payment_before: z.number(),
  payment_after: z.number(),
})
const payment = z.extend(loanYear, { date: z.string(), rate: z.number() })
const week = shapeOf(WEEK_FIGURES, z.number())
const stressRow = z.object(week)
const refix = z.object({
  loans: z.array(
    z.object({
      name: z.string(),
      from_date: z.string(),
      balance: z.number(),
      payment_before: z.number(),
      payment_after: z.number(),
      weekly_step: z.number(),
    }),
  ),
  weekly_before: z.number(),
  weekly_after: z.number(),
  ...shapeOf(WEEK_FIGURES_AFTER, z.number()),
})
const interestOnlyEnd = z.object({
  name: z.string(),
  ends: z.string(),
  balance: z.number(),
  payment_before: z.number(),
  payment_after: z.number(),
  weekly_step: z.number(),
})
const ownedYear = z.object({
  tax_year: z.number(),
  other_income: z.number(),
  other_residential_net: z.number(),
  residential_income: z.number(),
  deductions: z.number(),
  brought_forward: z.number(),
  brought_forward_without: z.number(),
  land_gain: z.nullable(z.number()),
  released: z.boolean(),
  taxable: z.nullable(z.number()),
  carried_forward: z.nullable(z.number()),
  carried_forward_without: z.nullable(z.number()),
  income_with: z.nullable(z.number()),
  income_without: z.nullable(z.number()),
  tax: z.nullable(z.number()),
})
const rate = outcome(z.number())
const incomeRatios = z.object({
  rent_shading_pct: z.number(),
  income: rate,
  dti: rate,
  max_debt: rate,
  headroom: rate,
  interest_cover: rate,
})
export const lenderSchema = z.extend(incomeRatios, {
  loan: z.number(),
  value: rate,
  total_debt: z.number(),
  test_rate: rate,
  lvr: rate,
  lvr_threshold: z.nullable(z.number()),
  lvr_share_pct: z.nullable(z.number()),
  max_loan_at_threshold: rate,
  dti_threshold: z.nullable(z.number()),
  dti_share_pct: z.nullable(z.number()),
  exempt: z.boolean(),
  shaded: incomeRatios,
})
const table = z.array(z.array(z.nullable(z.number())))
const solved = outcome(z.object({ exact: z.number(), shown: z.number() }))

/** The day of an analysis, and every part of it: its value, or the reason why there is none. */
export const analysisResponse = z.object({
  as_at: asAtSchema,
  lvr: outcome(z.number()),
  loans_now: outcome(
    z.object({
      loans: z.array(loanState),
      debt: z.number(),
      weekly_payment: z.number(),
      weighted_rate: z.nullable(z.number()),
      value: z.nullable(z.number()),
      equity: z.nullable(z.number()),
      lvr: z.nullable(z.number()),
    }),
  ),
  next_change: outcome(
    z.nullable(
      z.object({
        date: z.string(),
        changes: z.array(changedLoan),
        weekly_step: z.number(),
        ...shapeOf(CHANGED_CASH, z.number()),
      }),
    ),
  ),
  week_now: outcome(z.object({ payment: z.number(), interest: z.number(), principal: z.number(), ...week })),
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
  vacancy_weeks_to_zero: outcome(z.number()),
  sensitivity: outcome(table),
  price_sensitivity: outcome(table),
  ...shapeOf(SOLVE_NAMES, solved),
  years_ahead: outcome(
    z.object({ cash_invested: z.nullable(z.number()), years: z.array(figuresSchema(YEAR_FIGURES)) }),
  ),
  sale: outcome(
    z.object({
      sale_costs: z.number(),
      sale_proceeds: z.number(),
      total_return_before_tax: rate,
      irr_before_tax: rate,
      npv_before_tax: rate,
    }),
  ),
  after_tax: outcome(
    z.object({
      sale_day: z.string(),
      last_taxed_day: z.nullable(z.string()),
      bright_line_taxed: z.boolean(),
      taxable_gain: z.nullable(z.number()),
      unused_loss: z.nullable(z.number()),
      /** What the gain of a taxed sale follows from. */
      gain_parts: z.nullable(
        z.object({
          value: z.number(),
          sale_costs: z.number(),
          chattels_book: z.number(),
          proceeds: z.number(),
          price: z.number(),
          purchase_costs: z.number(),
          legal_fees: z.number(),
          chattels_cost: z.number(),
          capital_spend: z.number(),
          denied_interest: z.number(),
          cost: z.number(),
        }),
      ),
      denied_interest: z.number(),
      deducted_legal_fees: z.number(),
      chattels_book: z.number(),
      owners: z.array(z.object({ name: z.string(), years: z.array(ownedYear) })),
      total_return_after_tax: rate,
      irr_after_tax: rate,
      npv_after_tax: rate,
      years: z.array(figuresSchema(TAX_FIGURES)),
    }),
  ),
  interest_share: outcome(z.number()),
  bright_line: outcome(z.object({ months: z.number(), last_taxed_day: z.nullable(z.string()), taxed: z.boolean() })),
  earliest_rent_increase: outcome(
    z.object({
      earliest: z.string(),
      because: z.enum(INCREASE_REASONS),
      notice_received: z.string(),
      give_notice_by: z.string(),
    }),
  ),
  lender: outcome(lenderSchema),
  afford: outcome(
    z.object({
      gross_income: rate,
      ...shapeOf(FREE_RATIOS, rate),
      weekly_payment: rate,
      weekly_payment_at_test_rate: rate,
      most_price: rate,
      most_price_by_income: rate,
      most_price_by_deposit: rate,
    }),
  ),
  rules: outcome(
    z.object({
      id: z.string(),
      as_at: z.string(),
      check_before: z.string(),
      check_due: z.boolean(),
      newest: z.string(),
      unknown: z.nullable(z.string()),
      rows: z.array(
        z.object({
          topic: z.string(),
          name: z.string(),
          from: z.nullable(z.string()),
          value: z.string(),
          sentence: z.string(),
          source: z.string(),
          url: z.nullable(z.string()),
          grade: z.enum(GRADES),
        }),
      ),
    }),
  ),
})
