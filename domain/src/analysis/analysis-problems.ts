import { limitsProblem } from '../fields/limits-problem.ts'
import type { Day } from '../dates/calendar-day.ts'
import { addMonths } from '../dates/calendar-day.ts'
import { MONTH_NAMES } from '../dates/month-names.ts'
import type { Borrowing } from '../loans/borrowing.ts'
import { termProblem } from '../loans/term-problem.ts'
import { formatMoney } from '../money/amount.ts'
import type { AnalysisInputs } from './inputs/analysis-inputs.ts'
import type { LoanInput } from '../loans/loan-fields.ts'

/** Of what a calculation has. */
export const FIRST_DAY = '1990-01-01'
const MONTHS_AHEAD = 60

/**
 * The error messages of inputs that contradict each other or the calendar, by field, such as `loans.1.fixed_until`;
 * limits of single figures are checked before. Source: docs/method/calculator.md, "Limits and reasons".
 */
export function analysisProblems(inputs: AnalysisInputs, own: Borrowing, today: Day): Readonly<Record<string, string>> {
  const problems = new Map<string, string | null>([
    ['settlement_date', dayProblem(inputs.settlement_date, today)],
    ['acquired_date', acquiredProblem(inputs, today)],
    ['chattels_cost', limitsProblem({ lowest: 0, highest: own.purchase_price ?? Infinity }, inputs.chattels_cost)],
    ['purchase_legal_fees', legalFeesProblem(inputs)],
    ['sale_year', limitsProblem({ lowest: 1, highest: inputs.years }, inputs.sale_year)],
    ...tenancyProblems(inputs, today),
  ])
  for (const [index, loan] of (inputs.loans ?? []).entries()) {
    const drawdown = loan.drawdown_date ?? inputs.settlement_date
    problems.set(`loans.${index}.drawdown_date`, ownDayProblem(drawdown, inputs.settlement_date, today))
    problems.set(`loans.${index}.owed_on`, owedProblem(loan, inputs.settlement_date, today))
    problems.set(`loans.${index}.fixed_until`, fixedProblem(loan, loan.owed_on ?? drawdown))
    problems.set(`loans.${index}.term_months`, termOf(loan, own))
    problems.set(`loans.${index}.interest_only_months`, interestOnlyProblem(loan, own))
  }
  const found = [...problems].filter((entry): entry is [string, string] => entry[1] !== null)
  return Object.fromEntries(found)
}

function dayProblem(day: Day, today: Day): string | null {
  if (day >= FIRST_DAY && day <= addMonths(today, MONTHS_AHEAD)) return null
  return 'Enter a date from 1990 to five years from today'
}

// A day that follows from another has no message of its own.
function ownDayProblem(day: Day, other: Day, today: Day): string | null {
  return day === other ? null : dayProblem(day, today)
}

function acquiredProblem({ acquired_date, settlement_date }: AnalysisInputs, today: Day): string | null {
  if (acquired_date > settlement_date) return 'The agreement to buy cannot be after the settlement'
  return ownDayProblem(acquired_date, settlement_date, today)
}

function legalFeesProblem({ purchase_legal_fees, purchase_costs }: AnalysisInputs): string | null {
  if (purchase_legal_fees <= purchase_costs) return null
  return `Legal fees are part of the costs of buying, ${formatMoney(purchase_costs)}.`
}

function tenancyProblems({ tenancy }: AnalysisInputs, today: Day): [string, string | null][] {
  if (tenancy === null) return []
  const { tenancy_start, last_increase, notice_date, fixed_term_end } = tenancy
  const days = Object.entries({ tenancy_start, last_increase, notice_date, fixed_term_end })
  const problems = days.map(([name, day]): [string, string | null] => [
    `tenancy.${name}`,
    day === null ? null : dayProblem(day, today),
  ])
  const early = last_increase !== null && last_increase < tenancy_start
  return early
    ? [...problems, ['tenancy.last_increase', 'The last increase cannot be before the tenancy began']]
    : problems
}

function owedProblem({ owed_on }: LoanInput, settlement: Day, today: Day): string | null {
  if (owed_on === null) return null
  if (owed_on >= settlement) return ownDayProblem(owed_on, settlement, today)
  return `Choose the day you settled, ${writeWholeDay(settlement)}, or a later one.`
}

/** A day with the whole name of its month, such as `10 January 2022`. */
function writeWholeDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTH_NAMES[(month ?? 1) - 1]} ${year}`
}

function fixedProblem({ fixed_until }: LoanInput, drawdown: Day): string | null {
  return fixed_until === null || fixed_until > drawdown ? null : 'The fixed term must end after the loan begins'
}

function termOf(loan: LoanInput, own: Borrowing): string | null {
  if (loan.term_months === null) return null
  const loan_payment_term = loan.loan_payment_term ?? own.loan_payment_term
  // Of any loan, because interest only ends with its term.
  const repayment_type = 'Principal and interest'
  return termProblem({ ...own, loan_duration_months: loan.term_months, loan_payment_term, repayment_type })
}

function interestOnlyProblem({ interest_only_months, term_months }: LoanInput, own: Borrowing): string | null {
  const term = term_months ?? own.loan_duration_months
  return term === null ? null : limitsProblem({ lowest: 0, highest: term }, interest_only_months)
}
