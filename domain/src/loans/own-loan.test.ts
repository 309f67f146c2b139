import { describe, expect, it } from 'vitest'
import type { Borrowing } from './borrowing.ts'
import { costsOf } from './counted-loans.ts'
import { ownLoan, ownLoanCosts, UNKNOWN_COSTS } from './own-loan.ts'
import { payUnrounded } from './pay-unrounded.ts'

/** The home of docs/method/calculator.md, "Worked example". */
const GOLDEN: Borrowing = {
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  repayment_type: 'Principal and interest',
  loan_payment_term: 'Fortnightly',
}
const costs = (changes: Partial<Borrowing>) => ownLoanCosts({ ...GOLDEN, ...changes })
const borrow = (loan: number) => ({ purchase_price: loan, deposit: 0 })

describe('the own loan', () => {
  it('costs what the golden case has, unrounded', () => {
    const { payment, weekly_payment, interest, repayment } = costs({})
    expect(payment).toBeCloseTo(1980.723426, 6)
    expect(interest).toBeCloseTo(43_897.484679, 6)
    // 26 repayments of 1,980.723426
    expect(repayment).toBeCloseTo(51_498.809084, 5)
    expect(weekly_payment).toBeCloseTo(990.361713, 6)
    const own = ownLoan(GOLDEN)
    expect(own && payUnrounded(own).balance).toBeCloseTo(672_398.675595, 5)
  })

  it('needs no term for interest only', () => {
    // 680,000 × 6.49 %
    expect(costs({ repayment_type: 'Interest only', loan_duration_months: null })).toMatchObject({
      interest: 44_132,
      repayment: 44_132,
    })
    expect(ownLoan({ ...GOLDEN, repayment_type: 'Interest only' })?.payments_left).toBeNull()
  })

  it('ends with a smaller repayment where its term ends between two', () => {
    // A month by the week is 4.33 repayments at 0.1 % a week: five of them have interest.
    const month = costs({ ...borrow(1000), interest_rate: 5.2, loan_duration_months: 1, loan_payment_term: 'Weekly' })
    expect(month.payment).toBeCloseTo(231.384957, 6)
    expect(month.interest).toBeCloseTo(2.693845, 6)
    const yearly = { ...GOLDEN, ...borrow(100_000), loan_duration_months: 18, loan_payment_term: 'Yearly' } as const
    const own = ownLoan({ ...yearly, interest_rate: 12 })
    expect(own && payUnrounded(own)).toMatchObject({ interest: 12_000 })
    expect(own && payUnrounded(own).balance).toBeCloseTo(35_238.958412, 5)
    expect(own && payUnrounded(own, { payments: 2 }).balance).toBe(0)
  })

  it.each([
    ['a price', { purchase_price: null }],
    ['a deposit', { deposit: null }],
    ['a rate', { interest_rate: null }],
    ['a term', { loan_duration_months: null }],
    ['a term of a whole period', { loan_duration_months: 11, loan_payment_term: 'Yearly' }],
  ] as const)('is not known without %s', (_, changes) => {
    expect(costs(changes)).toEqual(UNKNOWN_COSTS)
    expect(costsOf({ ...GOLDEN, ...changes }, null)).toEqual(UNKNOWN_COSTS)
  })

  it('is known with a term of one period, and costs nothing where nothing is borrowed', () => {
    expect(costs({ ...borrow(100), interest_rate: 0, loan_duration_months: 12, loan_payment_term: 'Yearly' })).toEqual({
      payment: 100,
      weekly_payment: 100 / 52,
      interest: 0,
      repayment: 100,
    })
    expect(costs({ deposit: 850_000 })).toEqual({ payment: 0, weekly_payment: 0, interest: 0, repayment: 0 })
  })
})
