import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { expect, it } from 'vitest'
import type { XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import { exportSheets } from './write-files.ts'

const EXPORTED_AT = '2026-11-25T20:00:00Z'
const PREMIUM = { premium: true, is_property_professional: false, email_confirmed: true }

function sheetsOf(...homes: readonly CalculationInputs[]) {
  const calculations = homes.map((inputs) => ({ inputs, scenarios: [] }))
  return exportSheets(PREMIUM, calculations, EXPORTED_AT).map(tableOf)
}

/** Each row by its headings, without empty cells. */
function tableOf({ columns, rows }: XlsxSheet) {
  return rows.map((row) =>
    Object.fromEntries(
      columns.flatMap(({ head }, index) => (row[index] === null || row[index] === '' ? [] : [[head, row[index]]])),
    ),
  )
}

const GOLDEN: CalculationInputs = {
  ...GOLDEN_HOME,
  property: '1 High Street, Ōtāhuhu',
  status: 'offer',
  tags: ['a', 'b'],
}

// Reference cases L16 and S30.
const OWNED: CalculationInputs = {
  ...GOLDEN_HOME,
  property: '2 High Street',
  status: 'owned',
  purchase_price: null,
  deposit: null,
  weekly_rental_income: 655,
  analysis: {
    current_value: 905_000,
    current_value_on: '2026-10-01',
    owners: [{ name: 'Ana', share_pct: 60 }, { share_pct: 40 }],
    loans: [
      {
        name: 'Home loan',
        amount: 412_350.77,
        interest_rate: 5.49,
        fixed_until: '2027-09-15',
        rate_after: 5.9,
        loan_payment_term: 'Fortnightly',
        term_months: 293,
        owed_on: '2026-11-26',
      },
      {
        name: 'Revolving',
        amount: 60_000,
        interest_rate: 6.95,
        repayment_type: 'Interest only',
        loan_payment_term: 'Monthly',
        term_months: 120,
        offset_balance: 8500,
        owed_on: '2026-11-26',
      },
    ],
  },
}

const ENDED = {
  name: 'Ended',
  amount: 412_350.77,
  interest_rate: 5.49,
  fixed_until: '2026-10-01',
  rate_after: 5.9,
  term_months: 293,
  owed_on: '2026-09-01',
}

it('homes have what a person sees of them, in plain words', () => {
  const [homes = []] = sheetsOf(GOLDEN, OWNED)
  expect(homes[0]).toMatchObject({
    Address: '1 High Street, Ōtāhuhu',
    Status: 'Offer made',
    'What it is for': 'Rent it out',
    'Worth today ($)': 850_000,
    'Owed today ($)': 680_000,
    'Equity ($)': 170_000,
    'LVR (%)': 80,
    'Rent a week ($)': 635,
    'Cash each week ($)': -572,
    'Gross yield (%)': 3.88,
    'Net yield (%)': -2.61,
    Tags: 'a, b',
    'Figures as at': '2026-11-26',
  })
  expect(homes[1]).toMatchObject({
    Status: 'Owned',
    'Worth today ($)': 905_000,
    'Worth as at': '2026-10-01',
    'Owed today ($)': 472_350.77,
    'Equity ($)': 432_649.23,
    'LVR (%)': 52.19,
    'Cash each week ($)': -223,
    'Next change': 'From 16 Sep 2027: −$246 a week (fixed rate ends)',
    'Repayments a week ($)': 658.73,
    'Average interest rate (%)': 5.68,
    Owners: 'Ana 60%, Owner 2 40%',
  })
  expect(homes[1]).not.toHaveProperty('Price ($)')
})

it('homes to live in have what that costs, and no cash', () => {
  const [homes = []] = sheetsOf({ ...GOLDEN, purpose: 'live_in' })
  // (51,498.81 + 7,200) / 52 = 1,128.82
  expect(homes[0]).toMatchObject({ 'What it is for': 'Live in it', 'Cost to live here each week ($)': 1129 })
  expect(homes[0]).not.toHaveProperty('Cash each week ($)')
})

it('homes are compared with the value that is chosen, as below what is owned', () => {
  const byCouncil: CalculationInputs = {
    ...OWNED,
    capital_value: 700_000,
    analysis: { ...OWNED.analysis, value_source: 'capital_value' },
  }
  const [homes = []] = sheetsOf(byCouncil, { ...byCouncil, capital_value: null })
  expect(homes[0]).toMatchObject({ 'Worth today ($)': 700_000, 'Equity ($)': 227_649.23, 'LVR (%)': 67.48 })
  expect(homes[1]).not.toHaveProperty('Worth today ($)')
  expect(homes[1]).toMatchObject({ 'Owed today ($)': 472_350.77 })
})

it('a fixed rate that has ended is not on the sheet', () => {
  const ended = { ...OWNED, analysis: { ...OWNED.analysis, loans: [ENDED] } }
  const [, loans = []] = sheetsOf(ended)
  expect(loans[0]).toMatchObject({ Loan: 'Ended', 'Interest rate (%)': 5.9 })
  expect(loans[0]).not.toHaveProperty('Fixed until')
  expect(loans[0]).not.toHaveProperty('Rate after (%)')
})

it('loans are listed as they are today, with years, not months', () => {
  const [, loans = []] = sheetsOf(OWNED, { ...GOLDEN, deposit: 850_000 })
  expect(loans).toEqual([
    {
      Home: '2 High Street',
      Status: 'Owned',
      Loan: 'Home loan',
      'Owed today ($)': 412_350.77,
      'Interest rate (%)': 5.49,
      'Fixed until': '2027-09-15',
      'Rate after (%)': 5.9,
      'Years left': 24.42,
      Repayments: 'Fortnightly',
      'Repayment type': 'Principal and interest',
      'Each repayment ($)': 1179.8,
      'Repayments a week ($)': 589.9,
    },
    {
      Home: '2 High Street',
      Status: 'Owned',
      Loan: 'Revolving',
      'Owed today ($)': 60_000,
      'Interest rate (%)': 6.95,
      'Years left': 10,
      Repayments: 'Monthly',
      'Repayment type': 'Interest only',
      'Each repayment ($)': 298.27,
      'Repayments a week ($)': 68.83,
      'Offset ($)': 8500,
    },
  ])
})

it('no sheet but that of every input has what only a program reads', () => {
  const [homes, loans] = exportSheets(PREMIUM, [{ inputs: OWNED, scenarios: [] }], EXPORTED_AT)
  expect(JSON.stringify([homes?.rows, loans?.rows])).not.toContain('{')
})

it('without Premium, several loans do not count, as on the screen', () => {
  const calculations = [{ inputs: OWNED, scenarios: [] }]
  const [, loans] = exportSheets({ ...PREMIUM, premium: false }, calculations, EXPORTED_AT)
  expect(loans?.rows).toEqual([])
})
