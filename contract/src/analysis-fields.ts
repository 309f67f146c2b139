import {
  ANALYSIS_FIGURES,
  LOAN_FIGURES,
  LONGEST_LOAN_NAME,
  MOST_LOANS,
} from '@homeyield/domain/analysis/analysis-figures'
import { HELD } from '@homeyield/domain/analysis/analysis-inputs'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '@homeyield/domain/loan/loan-options'
import * as z from 'zod/mini'
import { figureOf } from './figure-field.ts'
import { line } from './text-field.ts'

type Figure = Parameters<typeof figureOf>[0]

const optionalDay = z.optional(z.nullable(z.iso.date('Enter a date as YYYY-MM-DD')))

/** What an analysis adds to a calculation; missing and null mean the default. Source: investment analysis section 0. */
export const analysisFields = analysisWith(figureOf)

/** The same as it is returned: its figures are numbers. */
export const storedAnalysis = analysisWith(() => z.optional(z.nullable(z.number())))

function analysisWith<Schema extends z.ZodMiniType>(figure: (field: Figure) => Schema) {
  const loan = z.object({
    ...figuresOf(LOAN_FIGURES, figure),
    name: z.optional(z.nullable(line(LONGEST_LOAN_NAME))),
    fixed_until: optionalDay,
    repayment_type: optionalChoice(REPAYMENT_TYPES),
    loan_payment_term: optionalChoice(LOAN_PAYMENT_TERMS),
    drawdown_date: optionalDay,
  })
  const loans = z.array(loan).check(z.maxLength(MOST_LOANS, `There are at most ${MOST_LOANS} loans`))
  return z.object({
    ...figuresOf(ANALYSIS_FIGURES, figure),
    settlement_date: optionalDay,
    loans: z.optional(z.nullable(loans)),
    fee_plus_gst: z.optional(z.nullable(z.boolean({ error: 'Choose true or false' }))),
    hold: optionalChoice(HELD),
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
