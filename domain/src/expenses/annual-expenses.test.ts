import { expect, it } from 'vitest'
import { aWeek, aYear } from '../money/money.ts'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import { annualExpenses } from './annual-expenses.ts'
import { describeVacancy, expensesIncomplete } from './expenses.ts'
import type { ExpenseInputs } from './expenses.ts'

const home: ExpenseInputs = {
  ...NOTHING_GIVEN,
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  property_management_fees: 8.5,
  body_corporate_fees: 4000,
}

it('charges management to the cent', () => {
  // 52 × 635 × 8.5 % = 2,806.70
  const management = (rent: number | null, property_management_fees: number | null) =>
    annualExpenses({ ...home, property_management_fees }, rent === null ? null : aWeek(rent), aYear(0))
      .property_management_expense
  expect(management(635, 8.5)).toBe(2806.7)
  expect(management(null, 8.5)).toBe(0)
  expect(management(635, null)).toBe(0)
})

it('adds GST to the management fee', () => {
  const withGst = annualExpenses({ ...home, fee_plus_gst: true }, aWeek(635), aYear(0))
  // 2,806.70 × 1.15 = 3,227.705, half a cent away from zero
  expect(withGst.property_management_expense).toBe(3227.71)
})

it('counts the empty weeks while no vacancy is typed', () => {
  // 4 × 635
  expect(annualExpenses({ ...home, vacancy_weeks: 4 }, aWeek(635), aYear(0)).vacancy_expense).toBe(2540)
  expect(annualExpenses({ ...home, vacancy_weeks: 0 }, aWeek(635), aYear(0)).vacancy_expense).toBe(0)
  expect(annualExpenses({ ...home, vacancy_weeks: 4, vacancy_cost: 100 }, aWeek(635), aYear(0)).vacancy_expense).toBe(
    100,
  )
})

it('rounds the total only, so half a cent of vacancy is not counted as a whole one', () => {
  const only = { ...NOTHING_GIVEN, insurance_cost: 0.19, property_management_fees: 0, vacancy_weeks: 4.5 }
  // 4.5 × 430.29 = 1,936.305; with 0.19 it is 1,936.495.
  expect(annualExpenses(only, aWeek(430.29), aYear(0))).toMatchObject({
    vacancy_expense: 1936.31,
    total_expenses: 1936,
  })
})

it.each([
  [0, '0 weeks of rent'],
  [1, 'One week of rent'],
  [2, 'Two weeks of rent'],
  [2.5, '2.5 weeks of rent'],
])('%d empty weeks are “%s”', (vacancy_weeks, text) => {
  expect(describeVacancy({ vacancy_weeks })).toBe(text)
})

it('lets vacancy follow the rent unless it is typed, 0 included', () => {
  const vacancy = (vacancy_cost: number | null, rent: number | null) =>
    annualExpenses({ ...home, vacancy_cost }, rent === null ? null : aWeek(rent), aYear(0)).vacancy_expense
  expect(vacancy(null, 635)).toBe(1270)
  expect(vacancy(0, 635)).toBe(0)
  expect(vacancy(900, 635)).toBe(900)
  expect(vacancy(null, null)).toBe(0)
})

it('adds up, rounding only the total', () => {
  // 1,800 + 2,000 + 2,900 + 500 + 1,270 + 2,806.70 = 11,276.70
  expect(annualExpenses(home, aWeek(635), aYear(0)).total_expenses).toBe(11277)
  expect(annualExpenses(home, aWeek(635), aYear(43897)).total_expenses).toBe(55174)
  expect(annualExpenses({ ...home, dwelling: 'Apartment' }, aWeek(635), aYear(0)).total_expenses).toBe(15277)
})

it('warns while an expense is nothing', () => {
  expect(expensesIncomplete(home)).toBe(false)
  expect(expensesIncomplete({ ...home, vacancy_cost: 0 })).toBe(true)
  for (const cost of ['insurance_cost', 'repairs_maintenance', 'rates', 'contingency'] as const) {
    expect(expensesIncomplete({ ...home, [cost]: 0 })).toBe(true)
    expect(expensesIncomplete({ ...home, [cost]: null })).toBe(true)
  }
})
