import fc from 'fast-check'
import { expect, it } from 'vitest'
import { appraise } from '../appraisal/appraise.ts'
import { countLoans } from '../loans/count-loans.ts'
import { splitWeekByLoan } from '../investment-return/split-week-by-loan.ts'
import { whereTheWeekGoes } from '../investment-return/where-the-week-goes.ts'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '../loans/loan-options.ts'
import { type LoanNow, loansNow, paymentsOfYear } from '../loans/loan-now.ts'
import { loanSchedule } from '../loans/loan-schedule.ts'
import { completeLoans } from '../loans/complete-loans.ts'
import { weekOfLoan } from '../loans/week-now.ts'
import { toDollars } from '../money/round.ts'
import { sum } from '../money/sum.ts'
import { analyse } from './analyse.ts'
import { completeGiven } from './testing/complete-given.ts'
import { oddNumbers } from './testing/arbitrary-deal.ts'
import { GOLDEN_HOME } from './testing/golden-deal.ts'
import { summarisePortfolio } from './testing/owned-homes.ts'
import { slowRuns } from './testing/slow-runs.ts'

const AS_AT = '2026-11-26'
const PREMIUM = { premium: true, withPayments: false, today: AS_AT }

const day = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 26 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
const rate = fc.integer({ min: 0, max: 120_000 }).map((value) => value / 10_000)

const anyLoan = fc.record({
  amount: fc.integer({ min: 100_000, max: 60_000_000 }).map((cents) => cents / 100),
  interest_rate: rate,
  fixed_until: fc.option(day(2016, 2034)),
  rate_after: fc.option(rate),
  repayment_type: fc.constantFrom(...REPAYMENT_TYPES),
  interest_only_months: fc.option(fc.integer({ min: 0, max: 180 })),
  loan_payment_term: fc.constantFrom(...LOAN_PAYMENT_TERMS),
  term_months: fc.integer({ min: 180, max: 360 }),
  offset_balance: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
})

/** A home settled from 2015 to November 2031, whose loans may be what is owed of earlier ones. */
const anyHome = fc
  .record({
    settlement_date: day(2015, 2031),
    owed_on: fc.option(fc.constant(AS_AT), { freq: 4 }),
    loans: fc.array(anyLoan, { minLength: 1, maxLength: 4 }),
    deposit: fc.integer({ min: 0, max: 1_000_000 }),
    weekly_rental_income: fc.integer({ min: 1, max: 3000 }),
    include_interest_in_calc: fc.boolean(),
    current_value: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
  })
  .map(({ settlement_date, owed_on: owedOn, loans, deposit, current_value, ...own }) => {
    const owed_on = owedOn !== null && settlement_date <= owedOn ? owedOn : null
    return {
      calculation: {
        ...GOLDEN_HOME,
        ...own,
        deposit,
        purchase_price: Math.round((deposit + sum(loans.map(({ amount }) => amount))) * 100) / 100,
      },
      analysis: { settlement_date, current_value, loans: loans.map((loan) => ({ ...loan, owed_on })) },
    }
  })

it('shows one week for a home whenever it settled, whose parts add up', () => {
  fc.assert(
    fc.property(anyHome, ({ calculation, analysis }) => {
      const inputs = completeGiven(analysis, AS_AT)
      const figures = appraise(calculation, countLoans(calculation, analysis, AS_AT))
      const settled = completeLoans(calculation, inputs.loans, inputs.settlement_date)
      if (!('value' in settled)) throw new Error(settled.message)
      const loans = loansNow(settled.value.loans, inputs)
      const cash = figures.weekly_cash_flow ?? NaN

      const week = whereTheWeekGoes(calculation, figures)
      const split = splitWeekByLoan(week, loans)
      for (const { rent, left, parts } of [week, split])
        expect(rent - sum(parts.map(({ amount }) => amount))).toBe(left)
      expect(week.left).toBe(cash)

      const { week_now, loans_now, lender, next_change, ...others } = analyse(calculation, inputs, PREMIUM)
      if (!('value' in week_now) || !('value' in loans_now) || !('value' in lender) || !('value' in next_change))
        throw new Error('A part is not known')
      const { payment, interest, principal, weekly_cash_flow } = week_now.value
      expect(Math.round((interest + principal) * 100)).toBe(Math.round(payment * 100))
      expect(principal).toBeGreaterThanOrEqual(0)
      expect(Math.abs(weekly_cash_flow - cash)).toBeLessThanOrEqual(0.51)
      expect(lender.value.loan).toBe(loans_now.value.debt)
      if (figures.next_change !== null) {
        expect(next_change.value?.date).toBe(figures.next_change.date)
        expect(
          Math.abs((next_change.value?.weekly_cash_flow_after ?? NaN) - figures.next_change.weekly_cash_flow),
        ).toBeLessThanOrEqual(0.51)
      }
      expect(oddNumbers([week_now, loans_now, lender, next_change, others.today, others.refix_1])).toEqual([])
    }),
    { numRuns: slowRuns(10) },
  )
})

it('repays what is owed, and has the interest of the week in a year without a change', () => {
  fc.assert(
    fc.property(anyHome, ({ calculation, analysis }) => {
      const inputs = completeGiven(analysis, AS_AT)
      const settled = completeLoans(calculation, inputs.loans, inputs.settlement_date)
      for (const now of loansNow('value' in settled ? settled.value.loans : [], inputs)) {
        const left = loanSchedule(now.loan).slice(now.paid)
        expect(sum(left.map(({ principal }) => principal))).toBe(Math.round(now.balance * 100))
        if (!keepsItsPayment(now)) continue
        const interest = sum(paymentsOfYear(now, 0).map((each) => each.interest)) / 5200
        expect(Math.abs(interest - weekOfLoan(now).interest)).toBeLessThanOrEqual(0.01)
      }
    }),
    { numRuns: slowRuns(5) },
  )
})

/** Whether the next year's payments are all there, at one rate and as large as each other. */
function keepsItsPayment(now: LoanNow): boolean {
  const year = paymentsOfYear(now, 0)
  const unchanged = year.every((each) => each.rate === year[0]?.rate && each.in_force === year[0]?.in_force)
  return year.length === now.paymentsPerYear && unchanged
}

it('shows the same in the week, the first year and the portfolio, or says why not', () => {
  let compared = 0
  const runs = slowRuns(4)
  fc.assert(
    fc.property(anyHome, ({ calculation, analysis }) => {
      const inputs = completeGiven(analysis, AS_AT)
      const { week_now, loans_now, years_ahead } = analyse(calculation, inputs, PREMIUM)
      if (!('value' in week_now) || !('value' in loans_now) || !('value' in years_ahead)) throw new Error('Not known')
      const first = years_ahead.value.years[0]?.cash_flow_before_tax ?? NaN
      const loans = completeLoans(calculation, inputs.loans, inputs.settlement_date)
      const now = loansNow('value' in loans ? loans.value.loans : [], inputs)
      // The last repayment adjusts.
      const isPlain = now.every(
        (loan) => keepsItsPayment(loan) && loan.paid + loan.paymentsPerYear < loanSchedule(loan.loan).length,
      )
      if (isPlain) {
        compared += 1
        expect(Math.abs(first / 52 - week_now.value.weekly_cash_flow)).toBeLessThanOrEqual(0.01 * now.length)
      }

      const home = { id: '1', property: '1 High Street', inputs: { ...calculation, analysis } }
      const { homes, totals, before_tax } = summarisePortfolio([home], AS_AT)
      const figures = appraise(calculation, countLoans(calculation, analysis, AS_AT))
      expect(totals.weekly_cash_flow.value).toBe(figures.weekly_cash_flow)
      expect(totals.debt.value).toBe(loans_now.value.debt)
      expect(homes[0]?.next_change).toEqual(figures.next_change)
      if (before_tax.homes === 0) return
      expect(before_tax.cash_flow_before_tax).toBe(first)
      expect(homes[0]?.year_differs === null).toBe(toDollars(first / 52) === figures.weekly_cash_flow)
    }),
    { numRuns: runs },
  )
  expect(compared).toBeGreaterThan(runs / 10)
})
