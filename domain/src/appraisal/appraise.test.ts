import { describe, expect, it } from 'vitest'
import { GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { appraise } from './appraise.ts'
import type { AppraisalInputs } from './appraise.ts'

const golden: AppraisalInputs = {
  ...GOLDEN_HOME,
  rent_source: 'market',
  weekly_rental_income: null,
  market_lower_quartile: 570,
  market_upper_quartile: 700,
}

it('counts other costs, which change nothing else', () => {
  // 55,173.70 + 520 = 55,693.70
  const { total_expenses, yearly_profit, weekly_cash_flow, ...others } = appraise({ ...golden, other_expenses: 520 })
  expect([total_expenses, yearly_profit, weekly_cash_flow]).toEqual([55_694, -22_674, -582])
  expect(others).toMatchObject({ weekly_rental_income: 635, interest: 43_897, gross_rental_yield: 3.88 })
})

describe('the golden case', () => {
  it('gives every figure of the table', () => {
    expect(appraise(golden)).toEqual({
      rent_source: 'market',
      weekly_rental_income: 635,
      weekly_rental_income_lower: 610,
      weekly_rental_income_upper: 660,
      monthly_rental_income_lower: 2643,
      monthly_rental_income_upper: 2860,
      yearly_rental_income_lower: 31720,
      yearly_rental_income_upper: 34320,
      loan: 680_000,
      payment_quantity: 1981,
      weekly_payment: 990,
      interest: 43897,
      property_management_expense: 2806.7,
      vacancy_expense: 1270,
      total_expenses: 55174,
      gross_rental_yield: 3.88,
      net_rental_yield: -2.61,
      yearly_profit: -22154,
      monthly_profit: -1846,
      weekly_profit: -426,
      weekly_cash_flow: -572,
      next_change: null,
      counted_loans: null,
    })
  })

  it('counts its own empty weeks and the GST on the fee in every figure', () => {
    // V16 of the reference cases: 4 × 635, and 2,806.70 × 1.15.
    expect(appraise({ ...golden, vacancy_weeks: 4, fee_plus_gst: true })).toMatchObject({
      property_management_expense: 3227.71,
      vacancy_expense: 2540,
      total_expenses: 56_865,
      net_rental_yield: -2.81,
      yearly_profit: -23_845,
      weekly_cash_flow: -605,
    })
  })

  it('leaves the interest out when told to', () => {
    expect(appraise({ ...golden, include_interest_in_calc: false })).toMatchObject({
      interest: 0,
      total_expenses: 11277,
      net_rental_yield: 2.56,
      yearly_profit: 21743,
      monthly_profit: 1812,
      weekly_profit: 418,
    })
  })

  it.each([
    ['Weekly', 990, 990, 43893],
    ['Monthly', 4294, 991, 43908],
    ['Yearly', 52019, 1000, 44132],
  ] as const)('repays %s', (loan_payment_term, payment_quantity, weekly_payment, interest) => {
    expect(appraise({ ...golden, loan_payment_term })).toMatchObject({ payment_quantity, weekly_payment, interest })
  })

  it('pays interest only', () => {
    const figures = appraise({ ...golden, repayment_type: 'Interest only', loan_duration_months: null })
    expect(figures).toMatchObject({ payment_quantity: 1697, weekly_payment: 849, interest: 44132 })
  })

  it('repays without interest at rate 0', () => {
    expect(appraise({ ...golden, interest_rate: 0 })).toMatchObject({ payment_quantity: 872, interest: 0 })
  })
})

describe('the other rules of docs/method/calculator.md', () => {
  it('weights the market rent by quality, and leaves it alone when saved again', () => {
    const first = appraise({ ...golden, house_condition: 80 })
    expect(first).toMatchObject({
      weekly_rental_income: 674,
      weekly_rental_income_lower: 649,
      weekly_rental_income_upper: 699,
    })
    expect(appraise({ ...golden, house_condition: 80, ...first })).toEqual(first)
  })

  it.each(['purchase_price', 'deposit', 'interest_rate', 'loan_duration_months'] as const)(
    'has no payment and no interest without %s',
    (missing) => {
      expect(appraise({ ...golden, [missing]: null })).toMatchObject({
        payment_quantity: null,
        weekly_payment: null,
        interest: 0,
      })
    },
  )

  it('has no payment and no interest for a term shorter than one repayment', () => {
    const short = { ...golden, loan_payment_term: 'Yearly', loan_duration_months: 1 } as const
    expect(appraise(short)).toMatchObject({ payment_quantity: null, weekly_payment: null, interest: 0 })
    expect(appraise({ ...short, repayment_type: 'Interest only' })).toMatchObject({ payment_quantity: 44_132 })
  })

  it('returns the loan in cents', () => {
    expect(appraise({ ...golden, purchase_price: 535_806.1, deposit: 203_211.9 }).loan).toBe(332_594.2)
  })

  it('has no yield without a price', () => {
    for (const purchase_price of [0, null]) {
      expect(appraise({ ...golden, purchase_price })).toMatchObject({
        gross_rental_yield: null,
        net_rental_yield: null,
      })
    }
  })

  it('borrows nothing when the deposit exceeds the price', () => {
    expect(appraise({ ...golden, deposit: 900_000 })).toMatchObject({ loan: 0, payment_quantity: 0, interest: 0 })
  })

  it('counts body corporate fees for an apartment only', () => {
    // 55,173.70 + 4,000 = 59,173.70
    expect(appraise({ ...golden, body_corporate_fees: 4000 }).total_expenses).toBe(55174)
    expect(appraise({ ...golden, body_corporate_fees: 4000, dwelling: 'Apartment' }).total_expenses).toBe(59174)
  })

  it('uses a typed vacancy of 0', () => {
    // 55,173.70 − 1,270 = 53,903.70
    expect(appraise({ ...golden, vacancy_cost: 0 })).toMatchObject({ vacancy_expense: 0, total_expenses: 53904 })
  })

  it('lets a typed rent win over the quartiles', () => {
    // 52 × 700 = 36,400; / 850,000 = 4.28 %; management 36,400 × 8.5 % = 3,094; vacancy 1,400
    expect(appraise({ ...golden, rent_source: 'typed', weekly_rental_income: 700 })).toMatchObject({
      weekly_rental_income: 700,
      gross_rental_yield: 4.28,
      property_management_expense: 3094,
      vacancy_expense: 1400,
    })
  })

  it('returns no results without inputs', () => {
    const nothing = Object.fromEntries(Object.keys(golden).map((name) => [name, null]))
    const figures = appraise({ ...golden, ...nothing, house_condition: 50 })
    expect(figures).toMatchObject({ weekly_rental_income: null, total_expenses: 0, gross_rental_yield: null })
  })
})
