import { expect, it } from 'vitest'
import { previewOf } from '../../components/spreadsheets/testing/preview-of.ts'
import { expectPreview, type WrittenCase } from '../../components/spreadsheets/testing/written-case.ts'
import { xlsxOf } from '../../components/spreadsheets/testing/xlsx-of.ts'

const CASES: Readonly<Record<string, WrittenCase>> = {
  'years in headings, the latest of two': {
    lines: [
      'Address,Price 2017,CV 2021,CV 2024,Owed,Rent 2024,Rent 2025',
      '1 A St,620000,700000,820000,310000,620,650',
    ],
    homes: [
      {
        purchase_price: 620_000,
        capital_value: 820_000,
        weekly_rental_income: 650,
        analysis: { current_value: 820_000, current_value_on: '2024-01-01' },
      },
    ],
    said: [
      '“CV 2024”: as at 1 Jan 2024.',
      '“CV 2021” is not used: “CV 2024” is taken.',
      '“Rent 2024” is not used: “Rent 2025” is taken.',
    ],
  },
  'days in headings of values': {
    lines: ['Address,Market value (30/6/2025),Owed', '1 A St,865000,310000'],
    homes: [{ analysis: { current_value: 865_000, current_value_on: '2025-06-30' } }],
    said: ['“Market value (30/6/2025)”: as at 30 Jun 2025.'],
  },
  'months in headings, and a rate beside its amount': {
    lines: [
      'Address,Rent Jan 2026,Rent Mar-26,Rent Feb 2026,Interest pa,Interest rate',
      '1 A St,600,650,620,19189,6.19',
    ],
    homes: [{ weekly_rental_income: 650, interest_rate: 6.19 }],
  },
  'a year before the day of a value in its own column': {
    lines: ['Address,Value (2025),Valued on,Owed', '1 A St,865000,1/9/2025,310000', '2 A St,865000,,310000'],
    homes: [
      { analysis: { current_value: 865_000, current_value_on: '2025-09-01' } },
      { analysis: { current_value_on: '2025-01-01' } },
    ],
  },
  'no year of what is owed': {
    lines: ['Address,Value,Balance 2019,Loan 2020', '1 A St,865000,410000,400000'],
    homes: [{ property: '1 A St', estimated_value: 865_000 }],
    said: ['“Balance 2019” is not used.', '“Loan 2020” is not used.'],
  },
  'the end of a rate after it, and not of a tenancy': {
    lines: [
      'Address,Value,Mortgage,Int rate,Exp date,Tenant,Expiry',
      '1 A St,865000,310000,6.19,30/06/2027,Jo,1/3/2027',
    ],
    homes: [{ analysis: { loans: [{ amount: 310_000, fixed_until: '2027-06-30' }] } }],
    said: ['“Expiry” is not used.'],
  },
  'an address before the name of a home': {
    lines: ['Property #,Property,Address,Value,Owed', '1,Beach house,14 Bay Road,750000,300000'],
    homes: [{ property: '14 Bay Road' }],
  },
  'a column that can be read before one that cannot': {
    lines: ['Address,Price per m2,Price,Rent per room,Rent pw', '1 A St,8500,850000,220,650'],
    homes: [{ purchase_price: 850_000, weekly_rental_income: 650 }],
  },
  'headings of two rows without a loan above': {
    lines: [
      'Property,Purchase,Market,Vacancy,Interest,Fixed,Council',
      'address,price,value,rate,rate,until,rates',
      '1 A St,620000,880000,4%,6.19,30/06/2027,2900',
      ',,,,,,',
    ],
    homes: [
      {
        property: '1 A St',
        purchase_price: 620_000,
        vacancy_weeks: 2.08,
        interest_rate: 6.19,
        rates: 2900,
        analysis: { current_value: 880_000 },
      },
    ],
  },
  'headings of two rows, the first with most of them': {
    lines: [
      'Address,Value now,Loan 1,,,Rent pw,Rates pa',
      ',,Balance,Rate,Fixed until,,',
      '1 A St,880000,310000,6.19,30/06/2027,650,2900',
    ],
    homes: [
      {
        weekly_rental_income: 650,
        rates: 2900,
        analysis: { loans: [{ amount: 310_000, interest_rate: 6.19, fixed_until: '2027-06-30' }] },
      },
    ],
    said: ['The headings are in row 2.'],
  },
  'headings beside those of two loans': {
    lines: [
      ';;;Loan 1;;Loan 2;;',
      'Address;Rent p/w;RV;Balance;Rate;Balance;Rate;PM %',
      '1 A St;650;850k;310k;5.59;90k;6.49;8.5',
    ],
    homes: [
      {
        property_management_fees: 8.5,
        analysis: {
          loans: [
            { amount: 310_000, interest_rate: 5.59 },
            { amount: 90_000, interest_rate: 6.49 },
          ],
        },
      },
    ],
  },
  'rates and days of loans with numbers': {
    lines: [
      'Address,Value,Loan,Rate,Exp date,Loan 2,Rate,Exp date',
      '1 A St,850000,310000,6.19,30/6/27,90000,5.49,30/6/28',
    ],
    homes: [
      {
        analysis: {
          loans: [
            { amount: 310_000, interest_rate: 6.19, fixed_until: '2027-06-30' },
            { amount: 90_000, interest_rate: 5.49, fixed_until: '2028-06-30' },
          ],
        },
      },
    ],
  },
  'rates after the amounts of all loans': {
    lines: ['Address,Value,Owed 1,Owed 2,Rate,Rate', '1 A St,850000,310000,90000,6.19,5.49'],
    homes: [
      {
        analysis: {
          loans: [
            { amount: 310_000, interest_rate: 6.19 },
            { amount: 90_000, interest_rate: 5.49 },
          ],
        },
      },
    ],
  },
  'a mortgage without a fixed rate': {
    lines: ['Address,Price,Mortgage,Fixed until', '1 A St,620000,310000,floating'],
    homes: [{ status: 'owned', analysis: { loans: [{ amount: 310_000 }] } }],
  },
  'another loan in a row below, and its sum': {
    lines: [
      'Address,Value,Owed,Rate,Fixed until',
      '1 A St,850000,310000,6.19,30/6/27',
      ',,90000,5.49,30/6/28',
      'Subtotal,,400000,,',
    ],
    asked: [2],
  },
  'a period above all figures': {
    lines: ['All figures annual,,,,', 'Address,Value now,Rent,Rates,Insurance', '1 A St,850000,33800,2900,1800'],
    homes: [{ weekly_rental_income: 650, rates: 2900, insurance_cost: 1800 }],
  },
  'a title with a word of a period, which is none of the figures': {
    lines: ['Monthly report', 'Address,Value now,Rent,Rates', '1 A St,850000,650,2900'],
    homes: [{ weekly_rental_income: 650, rates: 2900 }],
  },
  'two tables beside each other': {
    lines: [
      'Address,Value now,Rent,,Property,Owed,Rate',
      '1 A St,850000,650,,2 A St,300000,5.49',
      '2 A St,750000,600,,1 A St,310000,6.19',
    ],
    homes: [850_000, 750_000].map((current_value) => ({ analysis: { current_value } })),
    said: ['“Owed” is not used.', '“Rate” is not used.'],
  },
  'how often a rent is paid, in a column of its own': {
    lines: [
      'Address,Value now,Rent,Frequency',
      '1 A St,850000,650,W',
      '2 A St,850000,1300,Fortnightly',
      '3 A St,850000,2600,monthly',
      '4 A St,850000,650,every 28 days',
    ],
    homes: [650, 650, 600].map((weekly_rental_income) => ({ weekly_rental_income })),
    refused: [5],
    said: ['Rent is paid: Fortnightly.', 'Rent is paid: Monthly.'],
  },
}

it.each(Object.entries(CASES))('reads %s', async (_name, written) => expectPreview(written))

it('converts what is below a merged “Monthly”, and nothing beside it', async () => {
  const rows = [
    ['Smith Family Trust', null, null, null, null],
    [null, null, 'Monthly', null, null],
    ['Address', 'Value now', 'Rent', 'Insurance', 'Rates'],
    ['1 A St', 850_000, 2600, 150, 2900],
  ]
  const { homes, said } = await previewOf(xlsxOf([{ name: 'Homes', rows, merged: ['A1:E1', 'C2:D2'] }]))
  expect(homes).toMatchObject([{ weekly_rental_income: 600, insurance_cost: 1800, rates: 2900 }])
  expect(said).toContain('“Insurance (monthly)”: amounts for a month: × 12 is a year.')
})
