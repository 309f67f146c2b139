import type { Day } from '../../dates/calendar-day.ts'
import { addMonths } from '../../dates/calendar-day.ts'
import { round } from '../../money/round.ts'
import type { Deal } from '../deal.ts'
import type { Loan } from '../../loans/loan.ts'
import { repaymentPlan } from '../../loans/loan.ts'
import { toWholeCents, type ScheduledPayment } from '../../loans/build-loan-schedule.ts'
import { loanSchedule } from '../../loans/loan-schedule.ts'
import type { Plan } from '../projection/plan.ts'
import { projectCash } from '../projection/project-cash.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { depreciateChattels } from '../tax/depreciate-chattels.ts'
import { interestSharePct } from '../tax/interest-share-pct.ts'

/** A home's year from a day on, in cents. */
export interface HomeYear {
  /** The rent less its empty weeks. */
  readonly income: number
  readonly costs: number
  readonly interest: number
  readonly principal: number
  readonly capital_spend: number
  readonly deductible_interest: number
  readonly depreciation: number
}

/**
 * The year that begins today: today's rent and costs, ungrown, and the next year's repayments of each loan. A home that
 * settles later has its first whole year.
 */
export function nextYear(rules: RulePack, deal: Deal, plan: Plan, today: Day): HomeYear {
  const [cash] = projectCash(rules, deal, { ...plan, years: 1, rent_mode: 'smooth' })
  const { gross_rent = 0, vacancy = 0, management = 0, other_costs = 0 } = cash ?? {}
  const payments = deal.loans.flatMap((loan) => nextPayments(loan, today))
  const weighed = payments.reduce(
    (sum, { date, interest }) => sum + interest * interestSharePct(rules, date, plan.acquired_date, plan.new_build),
    0,
  )
  const year = yearsBetween(plan.settlement_date, today) + 1
  const chattels = depreciateChattels(
    toWholeCents(plan.chattels_cost),
    plan.chattels_rate_pct,
    plan.chattels_method,
    year,
  )
  return {
    income: gross_rent - vacancy,
    costs: management + other_costs,
    interest: payments.reduce((sum, { interest }) => sum + interest, 0),
    principal: payments.reduce((sum, { principal }) => sum + principal, 0),
    capital_spend: toWholeCents(plan.capital_spend[String(year)] ?? 0),
    deductible_interest: round(weighed / 100),
    depreciation: chattels.at(-1)?.depreciation ?? 0,
  }
}

/** As many repayments as a year has, so that a year is 26 fortnights from any day. */
function nextPayments(loan: Loan, today: Day): readonly ScheduledPayment[] {
  const schedule = loanSchedule(loan)
  const first = schedule.findIndex(({ date }) => date > today)
  return first === -1 ? [] : schedule.slice(first, first + repaymentPlan(loan).paymentsPerYear)
}

/** Whole years, 0 for an earlier day. */
function yearsBetween(first: Day, last: Day): number {
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4))
  return Math.max(addMonths(first, 12 * years) > last ? years - 1 : years, 0)
}
