import type { Day } from '../../dates/calendar-day.ts'
import { wholeYearsBetween } from '../../dates/whole-years-between.ts'
import { round } from '../../money/round.ts'
import { sum } from '../../money/sum.ts'
import type { Deal } from '../deal/deal.ts'
import { type ScheduledPayment, toWholeCents } from '../../loans/build-loan-schedule.ts'
import { paidBy, paymentsOfYear } from '../../loans/loan-now.ts'
import { loanSchedule } from '../../loans/loan-schedule.ts'
import { depreciateChattels } from '../tax/depreciate-chattels.ts'
import { interestShares } from '../tax/interest-share-pct.ts'
import { type Rule, type RulePack, ruleOn } from '../rules/rule-pack.ts'
import type { Plan } from '../inputs/plan.ts'

/** What lowers the taxable income of a year beside management and running costs, in cents. */
export interface DeductionsYear {
  readonly deductible_interest: number
  readonly depreciation: number
  readonly legal_fees: number
}

/** The deductions of every year, and what they leave for a taxed sale: cents. */
export interface ProjectedDeductions {
  readonly years: readonly DeductionsYear[]
  /** Interest that was not deductible, of all payments since the loans were drawn or are known. */
  readonly denied: number
  /** What the chattels are worth in the books at the start, and at the end. */
  readonly bookBefore: number
  readonly book: number
  /** Legal fees that are no part of the cost, because they count at once. */
  readonly legalFees: number
}

/**
 * Interest by the day of its payment, depreciation and legal fees. Source: docs/method/years-and-tax.md, "Interest that
 * counts" and "Chattels and legal fees".
 */
export function projectDeductions(rules: RulePack, deal: Deal, plan: Plan): ProjectedDeductions {
  const { start, settled } = deal
  const shares = interestShares(rules, plan.acquired_date, plan.new_build)
  const passed = settled ? wholeYearsBetween(plan.settlement_date, start) : 0
  const { chattels_cost, chattels_rate_pct, chattels_method } = plan
  const chattels = depreciateChattels(
    toWholeCents(chattels_cost),
    chattels_rate_pct,
    chattels_method,
    passed + plan.years,
  )
  // Above that, legal fees are part of the cost.
  const mostFees = ruleOn(rules.purchaseLegalFees, plan.settlement_date)?.value ?? 0
  const legalFees = plan.purchase_legal_fees <= mostFees ? toWholeCents(plan.purchase_legal_fees) : 0
  const interest = Array.from({ length: plan.years }, (_, index) =>
    weighInterest(
      shares,
      deal.loans.map((loan) => paymentsOfYear(loan, index)),
    ),
  )
  const before = settled
    ? deal.allLoans.map(loanSchedule).map((schedule) => schedule.slice(0, paidBy(schedule, start)))
    : []
  return {
    years: interest.map(({ deductible }, index) => ({
      deductible_interest: deductible,
      depreciation: chattels[passed + index]?.depreciation ?? 0,
      legal_fees: index === 0 && !settled ? legalFees : 0,
    })),
    denied: sum([weighInterest(shares, before), ...interest].map(({ denied }) => denied)),
    bookBefore: chattels[passed - 1]?.book ?? toWholeCents(chattels_cost),
    book: chattels.at(-1)?.book ?? 0,
    legalFees,
  }
}

type Payments = readonly ScheduledPayment[]

/** The interest of payments of several loans, split by the shares that count on their days, in cents. */
function weighInterest(shares: readonly Rule<number>[], loans: readonly Payments[]) {
  const all = sum(loans.map(interestOf))
  const deductible = round(sum(loans.map((payments) => weighedInterest(shares, payments))) / 100)
  return { deductible, denied: all - deductible }
}

/** Payments are in the order of their days: a plan of thirty years has ten thousand, and few years two shares. */
function weighedInterest(shares: readonly Rule<number>[], payments: Payments): number {
  const shareOn = (day: Day | undefined) => (day === undefined ? null : ruleOn(shares, day))
  const first = shareOn(payments[0]?.date)
  if (first === shareOn(payments.at(-1)?.date)) return interestOf(payments) * (first?.value ?? 0)
  return payments.reduce((total, { date, interest }) => total + interest * (shareOn(date)?.value ?? 0), 0)
}

function interestOf(payments: Payments): number {
  return payments.reduce((total, { interest }) => total + interest, 0)
}
