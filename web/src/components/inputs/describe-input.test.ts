import { SCENARIO_FIELDS } from '@homeyield/domain/analysis/scenarios/scenario'
import { expect, it } from 'vitest'
import { describeInput, isShownInput, labelInput } from './describe-input.ts'
import type { InputName } from './describe-input.ts'

it.each<[InputName, unknown, string]>([
  ['purchase_price', 850_000, '$850,000'],
  ['interest_rate', 6.49, '6.49% a year'],
  ['loan_duration_months', 360, '30 years'],
  ['loan_duration_months', 12, '1 year'],
  ['loan_duration_months', 90, '90 months'],
  ['vacancy_cost', null, 'Two weeks of rent'],
  ['vacancy_cost', 0, '$0'],
  ['deposit', null, '–'],
  ['number_of_bedrooms', 3, '3'],
  ['include_interest_in_calc', false, 'No'],
  ['repayment_type', 'Interest only', 'Interest only'],
  ['analysis.value_growth_pct', null, '3% a year'],
  ['analysis.value_growth_pct', -2.5, '−2.5% a year'],
  ['analysis.years', 1, '1 year'],
  ['analysis.years', 10, '10 years'],
  ['analysis.loans', null, '1 loan'],
  ['analysis.loans', [{}, {}], '2 loans'],
  ['analysis.owners', null, 'None given'],
  ['analysis.tenancy', { tenancy_start: '2026-09-15' }, 'From 15 Sep 2026'],
  ['analysis.capital_spend', { 2: 5000, 7: 1000 }, '$6,000'],
  ['analysis.settlement_date', '2026-12-01', '1 Dec 2026'],
  ['analysis.new_build', null, '–'],
  ['analysis.rules', null, 'The newest'],
])('%s of %j is “%s”', (name, value, text) => {
  expect(describeInput(name, value)).toBe(text)
})

it('has a label for each input, and leaves out what follows from others', () => {
  const fields = SCENARIO_FIELDS.filter((name) => name !== 'analysis')
  for (const name of fields.filter((each) => isShownInput(each, true)))
    expect(labelInput(name)).not.toMatch(/_|^Whether/u)
  expect(fields.filter((name) => !isShownInput(name, false))).toEqual([
    'rent_source',
    'market_confidence',
    'market_indexed',
    'market_interval_lower',
    'market_interval_upper',
    'weekly_rental_income_lower',
    'weekly_rental_income_upper',
    'monthly_rental_income_lower',
    'monthly_rental_income_upper',
    'yearly_rental_income_lower',
    'yearly_rental_income_upper',
  ])
  expect(isShownInput('weekly_rental_income_lower', true)).toBe(true)
})
