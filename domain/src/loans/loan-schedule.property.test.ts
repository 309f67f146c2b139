import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { interestCents } from '../money/round.ts'
import { anyLoan, oddNumbers } from '../analysis/testing/arbitrary-deal.ts'
import type { Loan } from './loan.ts'
import { loansNow } from './loan-now.ts'
import { loanBalanceOn } from './testing/loan-balance-on.ts'
import { loanSchedule } from './loan-schedule.ts'
import { loanYears } from './loan-years.ts'
import { slowRuns } from '../analysis/testing/slow-runs.ts'

const numRuns = inject('propertyRuns')

it('repays every loan to the cent, row by row', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const schedule = loanSchedule(loan)
      let balance = Math.round(loan.amount * 100)
      let date = loan.drawdown_date
      let odd = 0
      for (const row of schedule) {
        balance -= row.principal
        // Compared here and asserted once, because a schedule has up to 5,200 rows.
        if (
          row.date <= date ||
          row.balance !== balance ||
          row.payment !== row.interest + row.principal ||
          row.principal < 0 ||
          row.interest < 0 ||
          ![row.payment, row.interest, row.balance].every(Number.isSafeInteger)
        ) {
          odd += 1
        }
        date = row.date
      }
      expect(odd).toBe(0)
      expect(balance).toBe(0)
    }),
    { numRuns: slowRuns(10) },
  )
})

const now = (...loans: readonly Loan[]) => loansNow(loans, { start: '1990-01-01', settled: false })

it('adds up to the same by years, and never owes more later', () => {
  fc.assert(
    fc.property(
      anyLoan,
      anyLoan,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 400 }),
      (one, two, year, days) => {
        const [first, second, both] = [
          loanYears(now(one), 100),
          loanYears(now(two), 100),
          loanYears(now(one, two), 100),
        ]
        const add = (key: 'interest' | 'principal' | 'balance') => first.map((row, at) => row[key] + second[at]![key])
        expect(both.map(({ interest }) => interest)).toEqual(add('interest'))
        expect(both.map(({ balance }) => balance)).toEqual(add('balance'))
        expect(both.reduce((sum, { principal }) => sum + principal, 0)).toBe(
          Math.round(one.amount * 100) + Math.round(two.amount * 100),
        )
        expect(oddNumbers(both)).toEqual([])
        const start = `${Number(one.drawdown_date.slice(0, 4)) + year}${one.drawdown_date.slice(4)}`
        const later = new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
        const [before, after] = [loanBalanceOn(one, start), loanBalanceOn(one, later)]
        if (before === null || after === null) throw new Error('Nothing is owed from a later day')
        expect(after.balance).toBeLessThanOrEqual(before.balance)
        expect(after.interest_to_date).toBeGreaterThanOrEqual(before.interest_to_date)
        expect(oddNumbers([before, after])).toEqual([])
      },
    ),
    { numRuns: slowRuns(20) },
  )
})

it('computes the exact interest of a period', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 0, max: 10 ** 8 }), fc.integer({ min: 0, max: 10 ** 11 })),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom(52, 26, 12, 1),
      (cents, rate, paymentsPerYear) => {
        // Twice the fraction, rounded down after one is added, is half up.
        const divisor = 1_000_000n * BigInt(paymentsPerYear)
        const exact = (2n * BigInt(cents) * BigInt(rate) + divisor) / (2n * divisor)
        expect(interestCents(cents, rate / 10_000, paymentsPerYear)).toBe(Number(exact))
      },
    ),
    { numRuns },
  )
})
