import { SCENARIO_FIELDS } from '@homeyield/domain/analysis/scenarios/scenario'
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { describe, expect, it } from 'vitest'
import { describeInput, isShownInput, labelInput } from './describe-input.ts'
import type { InputName } from './describe-input.ts'

const TODAY = '2026-11-24'

/** The home of docs/method/calculator.md, "Worked example", which borrows 680,000, with one input. */
function withInput(name: InputName, value: unknown): CalculationInputs {
  const [field, part] = name.split('.') as [string, string?]
  return { ...GOLDEN_HOME, [field]: part === undefined ? value : { [part]: value } }
}

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
  ['analysis.sale_year', null, 'The last year'],
  ['analysis.settlement_date', '2026-12-01', '1 Dec 2026'],
  ['analysis.settlement_date', null, '24 Nov 2026'],
  ['analysis.new_build', null, 'No'],
  ['analysis.new_build', true, 'Yes'],
  ['analysis.rules', null, 'The newest'],
])('%s of %j is “%s”', (name, value, text) => {
  expect(describeInput(name, withInput(name, value), TODAY)).toBe(text)
})

describe('loans, owners, a tenancy and spending', () => {
  it.each<[InputName, unknown, string]>([
    ['analysis.loans', null, '1 loan'],
    [
      'analysis.loans',
      [{ amount: 400_000, interest_rate: 6.1 }, { interest_rate: 5.5 }],
      '2 loans: $400,000 at 6.1%;\n$280,000 at 5.5%',
    ],
    [
      'analysis.loans',
      [
        {
          name: 'Fixed',
          share_pct: 50,
          interest_rate: 4.49,
          fixed_until: '2027-12-01',
          rate_after: 5.49,
          interest_only_months: 60,
          loan_payment_term: 'Monthly',
          term_months: 300,
          drawdown_date: '2026-12-01',
          offset_balance: 25_000,
        },
        { repayment_type: 'Interest only' },
      ],
      '2 loans: Fixed, $340,000 at 4.49%, fixed to 1 Dec 2027, then 5.49%, interest only for 5 years, monthly, over 25 years, from 1 Dec 2026, offset $25,000;\n$340,000, interest only',
    ],
    // They do not add up to the 680,000 borrowed.
    ['analysis.loans', [{ amount: 1 }, { share_pct: 30 }], '2 loans: $1;\n30% of the loan'],
    ['analysis.owners', null, 'None given'],
    ['analysis.owners', [{}], 'Owner 1 100%'],
    [
      'analysis.owners',
      [
        { name: 'Ana', share_pct: 60, other_income: 95_000, other_residential_net: -2000 },
        { kind: 'trust', share_pct: 40, brought_forward: 1500 },
      ],
      'Ana 60%, earns $95,000, other homes −$2,000;\nOwner 2 (trust) 40%, $1,500 of losses kept',
    ],
    ['analysis.tenancy', null, 'None given'],
    ['analysis.tenancy', { tenancy_start: '2026-09-15' }, 'Began 15 Sep 2026'],
    [
      'analysis.tenancy',
      {
        tenancy_start: '2025-09-15',
        last_increase: '2026-03-01',
        fixed_term_end: '2027-07-31',
        increase_permitted_in_term: true,
        notice_date: '2026-12-01',
        notice_by: 'email',
        notice_after_5pm: true,
        boarding_house: true,
      },
      'Began 15 Sep 2025, last increase 1 Mar 2026, fixed term to 31 Jul 2027, increases allowed within it, notice on 1 Dec 2026, notice by email, after 5 pm, boarding house',
    ],
    ['analysis.capital_spend', null, 'None'],
    ['analysis.capital_spend', { 2: 5000, 7: 1000 }, '$5,000 in year 2, $1,000 in year 7'],
  ])('%s of %j in words', (name, value, text) => {
    expect(describeInput(name, withInput(name, value), TODAY)).toBe(text)
  })
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
