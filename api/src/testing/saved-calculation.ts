import { expect } from 'vitest'
import type { TestAccount } from './test-client.ts'

/** Before the settlement of the examples, after which the payments in force count. */
export const BEFORE_SETTLEMENT = new Date('2026-11-20T00:00:00Z')

/** The home of docs/method/calculator.md, "Worked example", as a form sends it. */
export const GOLDEN = {
  property: '12 Rose Street, Otahuhu, Auckland',
  suburb: 'Otahuhu',
  city: 'Auckland',
  sa2_code: '151600',
  dwelling: 'House',
  number_of_bedrooms: 3,
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_period: '2025-07-01',
  rent_source: 'market',
  house_condition: 50,
  purchase_price: '$850,000',
  deposit: 170000,
  loan_duration: 30,
  interest_rate: 6.49,
  repayment_type: 'Principal and interest',
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  vacancy_cost: null,
  property_management_fees: 8.5,
  include_interest_in_calc: true,
}

/** Saves a calculation of an account, and returns the server's response. */
export async function saveCalculation(account: TestAccount, fields: object): Promise<{ id: string; version: number }> {
  const { status, body } = await account.post('/calculations', { property: '1 Test Street', ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
