import { expect, it } from 'vitest'
import { A, B, C, G, goldenDealFrom } from '../analysis/testing/golden-deal.ts'
import { listLoan } from './listed-loan.ts'
import type { Loan } from './loan.ts'

const SETTLEMENT = '2026-12-01'

function list(loan: Loan, asAt = SETTLEMENT, settled = false) {
  const [now] = goldenDealFrom({ start: asAt, settled }, loan).loans
  return now && listLoan(now, asAt)
}

it('has what is left of a loan on a day', () => {
  expect(list(B)).toEqual({
    name: 'Interest only 5 years',
    balance: 240_000,
    rate: 4.99,
    fixed_until: '2029-12-01',
    months_left: 360,
    payment: 998,
    loan_payment_term: 'Monthly',
    interest_only: true,
    // The sixtieth payment.
    interest_only_until: '2031-12-01',
  })
  // Reference case L13: 653 fortnights are left, 301.4 months.
  const half = { ...A, interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9, drawdown_date: '2022-01-10' }
  expect(list(half, '2026-11-26', true)).toMatchObject({
    balance: 313_269.91,
    rate: 6.9,
    fixed_until: null,
    months_left: 301,
    payment: 1010.38,
  })
})

it('is fixed until the day before its fixed term ends', () => {
  expect(list(A, '2027-11-30', true)?.fixed_until).toBe('2027-12-01')
  expect(list(A, '2027-12-01', true)?.fixed_until).toBeNull()
  expect(list(C)?.fixed_until).toBeNull()
})

it('has no end of interest only where it is for the whole term, or over', () => {
  const whole = { ...G, repayment_type: 'Interest only' } as const
  expect(list(whole)).toMatchObject({ interest_only: true, interest_only_until: null, months_left: 360 })
  expect(list({ ...whole, term_months: null })).toMatchObject({
    interest_only: true,
    interest_only_until: null,
    months_left: null,
  })
  expect(list(B, '2031-12-01', true)).toMatchObject({ interest_only: false, interest_only_until: null })
  expect(list(C)).toMatchObject({ interest_only: false, interest_only_until: null })
})
