import { appraise } from '../../appraisal/appraise.ts'
import { expect, it } from 'vitest'
import { NEW_CALCULATION } from '../../calculation/fields.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import { WORKING_NAMES, workingOf } from './result-working.ts'
import type { WorkingName } from './result-working.ts'

/** The home of docs/method/calculator.md, "Worked example". */
const golden: CalculationInputs = {
  ...NEW_CALCULATION,
  rent_source: 'market',
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_period: '2025-07-01',
  purchase_price: 850_000,
  deposit: 170_000,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  rates: 2900,
}

const steps = (name: WorkingName, form = golden) => workingOf(name, form, appraise(form)).steps

it("shows every figure's working in the person's own numbers", () => {
  expect(steps('weekly_rental_income')[0]).toBe('$570 + 50% × ($700 − $570) = $635')
  expect(steps('payment_quantity')).toEqual([
    'Loan: $850,000 − $170,000 = $680,000, 80.00% of the price (LVR)',
    'i = 6.49% ÷ 26, n = 780',
    '$1,980.72 → $1,981',
  ])
  expect(steps('weekly_payment')).toEqual(['$1,980.72 × 26 ÷ 52 = $990'])
  // 26 × 1,980.72343 = 51,498.81; 680,000 − 672,398.68 = 7,601.32
  expect(steps('interest')).toEqual([
    'Repaid in the year: 26 × $1,980.72 = $51,498.81',
    'Of which principal: $7,601.32',
    '$51,498.81 − $7,601.32 = $43,897',
  ])
  expect(steps('property_management_expense')).toEqual(['52 × $635 × 8.5% = $2,806.70'])
  expect(steps('vacancy_expense')).toEqual(['2 × $635 = $1,270'])
  expect(steps('total_expenses')).toEqual([
    'Insurance: $1,800',
    'Repairs and maintenance: $2,000',
    'Rates: $2,900',
    'Contingency: $500',
    'Vacancy: $1,270',
    'Property management: $2,806.70',
    'Interest: $43,897',
    'Total: $55,174',
  ])
  expect(steps('gross_rental_yield')).toEqual(['52 × $635 = $33,020', '$33,020 ÷ $850,000 × 100 = 3.88%'])
  expect(steps('net_rental_yield')).toEqual(['$33,020 − $55,174 = −$22,154', '−$22,154 ÷ $850,000 × 100 = −2.61%'])
  // 1,800 + 2,000 + 2,900 + 500 + 2,806.70 + 1,270 = 11,276.70; 33,020 − 11,276.70 − 51,498.81 = −29,755.51
  expect(steps('weekly_cash_flow')).toEqual([
    'Rent: 52 × $635 = $33,020',
    'Costs without interest: $11,276.70',
    'Loan repayments: 26 × $1,980.72 = $51,498.81',
    '($33,020 − $11,276.70 − $51,498.81) ÷ 52 = −$572',
  ])
  expect(steps('weekly_profit')).toEqual(['$33,020 − $55,174 = −$22,154', '−$22,154 ÷ 52 = −$426'])
})

it('adds up interest and principal to what is repaid where a term ends within the year', () => {
  // 100,000 at 6 % over 6 months, monthly: i = 0.005, repayment 16,959.5456; 6 × = 101,757.27
  const half: CalculationInputs = {
    ...golden,
    purchase_price: 100_000,
    deposit: 0,
    interest_rate: 6,
    loan_duration_months: 6,
    loan_payment_term: 'Monthly',
  }
  expect(steps('interest', half)).toEqual([
    'Repaid in the year: 6 × $16,959.55 = $101,757.27',
    'Of which principal: $100,000',
    '$101,757.27 − $100,000 = $1,757',
  ])
  // Weekly over one month, n = 4.3333, at 0 %: four repayments of 100,000 / 4.3333 = 23,076.92, then 7,692.31.
  const month: CalculationInputs = { ...half, interest_rate: 0, loan_duration_months: 1, loan_payment_term: 'Weekly' }
  expect(steps('interest', month)).toEqual([
    'Repaid in the year: 4 × $23,076.92, then $7,692.31: $100,000',
    'Of which principal: $100,000',
    '$100,000 − $100,000 = $0',
  ])
  // At 6 %: i = 6 ÷ 5,200; repayment 23,147.97; after four 7,710.06 is owed, with its interest 7,718.96.
  expect(steps('interest', { ...month, interest_rate: 6 })).toEqual([
    'Repaid in the year: 4 × $23,147.97, then $7,718.96: $100,310.86',
    'Of which principal: $100,000',
    '$100,310.86 − $100,000 = $311',
  ])
})

it('lists other costs once there are any', () => {
  expect(steps('total_expenses', { ...golden, other_expenses: 520 })).toContain('Other costs: $520')
  expect(steps('total_expenses').join()).not.toContain('Other costs')
})

it('shows what is missing instead of a figure', () => {
  const empty = NEW_CALCULATION
  expect(steps('payment_quantity', empty)).toEqual(['Not known yet'])
  expect(steps('gross_rental_yield', empty)).toEqual(['Enter a purchase price'])
  const priced = { ...empty, purchase_price: 850_000 }
  expect(steps('gross_rental_yield', priced)).toEqual(['Choose an address, or enter a rent'])
  expect(steps('net_rental_yield', priced)).toEqual(['Choose an address, or enter a rent'])
  expect(steps('weekly_cash_flow', priced)).toEqual(['Choose an address, or enter a rent'])
  expect(steps('weekly_cash_flow', { ...golden, deposit: null })).toEqual(['Enter a deposit'])
  expect(steps('weekly_cash_flow', { ...golden, purchase_price: null })).toContain(
    'Loan repayments: $0, until you enter a purchase price',
  )
  for (const name of WORKING_NAMES) expect(steps(name, empty).join(' ')).not.toMatch(/NaN|null|undefined|Infinity/u)
})
