import type { AppraisalInputs } from '../appraisal/appraise.ts'
import { appraise } from '../appraisal/appraise.ts'
import { onlyReasonable } from '../appraisal/only-reasonable.ts'
import { hasRent } from '../rent/has-rent.ts'
import type { AnalysisInputs } from './analysis-inputs.ts'
import type { Day } from '../dates/calendar-day.ts'
import type { Deal } from './deal.ts'
import type { EarliestIncrease } from './lawful-rent/earliest-rent-increase.ts'
import { earliestRentIncrease } from './lawful-rent/earliest-rent-increase.ts'
import type { AnalysisLoan } from './loans/analysis-loan.ts'
import type { ScheduledPayment } from './loans/build-loan-schedule.ts'
import { loanToValue } from './loans/loan-to-value.ts'
import { loansNeedPremium } from './loans/premium-loans.ts'
import { scheduledLoans, settleEachLoan, settleLoans } from './loans/settle-loans.ts'
import type { LoansSummary } from './loans/summarise-loans.ts'
import { listPayments, summariseLoans } from './loans/summarise-loans.ts'
import type { Outcome, Unknown } from './outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput, NEEDS_PREMIUM } from './outcome.ts'
import type { YearsAhead } from './projection/years-ahead.ts'
import { yearsAhead } from './projection/years-ahead.ts'
import { settleDeal } from './settle-deal.ts'
import type { Solves } from './solve/solve-targets.ts'
import { solveTargets } from './solve/solve-targets.ts'
import type { Stress } from './stress/stress.ts'
import { stress } from './stress/stress.ts'
import type { BrightLine } from './tax/bright-line.ts'
import { brightLine } from './tax/bright-line.ts'
import { interestSharePct } from './tax/interest-share-pct.ts'
import { RULES_2026_11 as RULES } from './tax/rules-2026-11.ts'

/** Every part of an analysis: NZD, per cent; what cannot be computed is a reason. */
export interface Analysis extends Stress, Solves, YearsAhead {
  /** Loan as per cent of the purchase price. */
  readonly lvr: Outcome<number>
  readonly loans: Outcome<LoansSummary>
  /** Every repayment of each loan. */
  readonly payments: Outcome<readonly (readonly ScheduledPayment[])[]>
  /** The share of interest paid today that is deductible, in per cent. */
  readonly interest_share: Outcome<number>
  /** Of a home sold today. */
  readonly bright_line: Outcome<BrightLine>
  readonly earliest_rent_increase: Outcome<EarliestIncrease>
  /** The rules of tax, and the day after which to check them again. */
  readonly rules: Outcome<{ readonly id: string; readonly as_at: Day; readonly check_before: Day }>
}

export interface AnalysisOptions {
  readonly premium: boolean
  readonly withPayments: boolean
  readonly today: Day
}

/**
 * Loans, stress, reverse solves and years ahead of a calculation, for browser and server. Parts for Premium are only
 * computed with it; without it a list of several loans is not told, and the calculation's own fields count. Source:
 * investment analysis sections 1 and 9, decisions section 7, "Several loans".
 */
export function analyse(given: AppraisalInputs, inputs: AnalysisInputs, options: AnalysisOptions): Analysis {
  const calculation = onlyReasonable(given)
  const figures = appraise(calculation)
  const locked = loansNeedPremium(inputs.loans) && !options.premium
  const counted = locked ? { ...inputs, loans: null } : inputs
  const settled = settleLoans(calculation, counted.loans, counted.settlement_date)
  const loans = chainKnown(settled, ({ loans }) =>
    loans.length === 0 ? { value: loans } : (missingTerm(calculation, counted) ?? { value: loans }),
  )
  const deal: Outcome<Deal> = chainKnown(settled, (settledLoans) =>
    hasRent(figures)
      ? { value: settleDeal(calculation, figures.weekly_rental_income ?? 0, counted, settledLoans) }
      : missingInput('a rent'),
  )
  const noSchedule = isKnown(loans) ? null : loans
  return {
    lvr: loanToValue(calculation),
    loans: locked ? NEEDS_PREMIUM : mapKnown(loans, summariseLoans),
    payments: paymentsOf(loans, options),
    ...stress(deal, noSchedule, counted, options.premium),
    ...solveTargets({ calculation, figures, deal, inputs: counted, premium: options.premium }),
    ...yearsAhead(RULES, deal, noSchedule, counted, options.premium),
    ...rulesToday(inputs, options.today),
  }
}

/** What the rules say today, which is free. */
function rulesToday(
  { acquired_date: acquired, settlement_date: start, new_build, main_home, tenancy }: AnalysisInputs,
  today: Day,
): Pick<Analysis, 'interest_share' | 'bright_line' | 'earliest_rent_increase' | 'rules'> {
  return {
    interest_share: { value: interestSharePct(RULES, today, acquired, new_build) },
    bright_line: { value: brightLine(RULES, { acquired, start, end: today, new_build, main_home }) },
    earliest_rent_increase: tenancy
      ? { value: earliestRentIncrease(tenancy) }
      : missingInput('the day when the tenancy began'),
    rules: { value: { id: RULES.id, as_at: RULES.asAt, check_before: RULES.checkBefore } },
  }
}

function missingTerm(calculation: AppraisalInputs, { loans, settlement_date }: AnalysisInputs): Unknown | null {
  const each = settleEachLoan(calculation, loans, settlement_date)
  const scheduled = isKnown(each) ? scheduledLoans(each.value) : []
  return scheduled.find((outcome): outcome is Unknown => !isKnown(outcome)) ?? null
}

function paymentsOf(
  loans: Outcome<readonly AnalysisLoan[]>,
  { premium, withPayments }: AnalysisOptions,
): Analysis['payments'] {
  if (!premium) return NEEDS_PREMIUM
  if (!withPayments) return { reason: 'missing_input', message: 'Ask for every payment to see this.' }
  return mapKnown(loans, (known) => known.map(listPayments))
}
