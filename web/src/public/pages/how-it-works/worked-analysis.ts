import { analyse } from '@homeyield/domain/analysis/analyse'
import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { incomeTax } from '@homeyield/domain/analysis/tax/income-tax'
import { taxYearOf } from '@homeyield/domain/analysis/tax/tax-year-of'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { workedExample } from './worked-example.ts'

/** The day on which the example is bought. */
export const WORKED_DAY = '2026-12-01'

/** The example's loan as three parts: A, B and C of docs/method/loans.md, "Worked example". */
export const WORKED_PARTS = [
  { name: 'Fixed for a year', amount: 340_000, interest_rate: 4.49, fixed_until: '2027-12-01', rate_after: 5.49 },
  {
    name: 'Interest only for five years',
    amount: 240_000,
    interest_rate: 4.99,
    fixed_until: '2029-12-01',
    rate_after: 5.79,
    interest_only_months: 60,
    loan_payment_term: 'Monthly',
  },
  {
    name: 'Floating, with an offset',
    amount: 100_000,
    interest_rate: 5.79,
    loan_payment_term: 'Weekly',
    offset_balance: 25_000,
  },
] as const

/** The analysis of the example. */
export function workedAnalysis(given: GivenAnalysis = {}, changes: Partial<CalculationInputs> = {}): Analysis {
  const example = workedExample({ ...changes, analysis: { settlement_date: WORKED_DAY, ...given } })
  const options = { premium: true, withPayments: true, today: WORKED_DAY }
  return analyse(example, completeAnalysis(example, WORKED_DAY, true), options)
}

/** A person’s tax on an income in the year of the example, NZD. */
export function personalTax(income: number): number {
  return incomeTax(NEWEST_PACK, income, taxYearOf(WORKED_DAY), 'individual') ?? 0
}
