import { expect, it } from 'vitest'
import { previewOf } from '../../components/spreadsheets/testing/preview-of.ts'
import { expectPreview, type WrittenCase } from '../../components/spreadsheets/testing/written-case.ts'
import { xlsxOf } from '../../components/spreadsheets/testing/xlsx-of.ts'

const CASES: Readonly<Record<string, WrittenCase>> = {
  'days of a purchase': {
    lines: [
      'Address,Bought,Price,Owed',
      '1 A St,12 Mar 2017,620000,310000',
      '2 A St,12/03/2017,620000,310000',
      '3 A St,12/3/17,620000,310000',
      '4 A St,2017-03-12,620000,310000',
      '5 A St,12/3/98,620000,310000',
      '6 A St,31/6/2017,620000,310000',
    ],
    homes: [
      ...Array.from({ length: 4 }, () => ({ status: 'owned', analysis: { settlement_date: '2017-03-12' } })),
      { analysis: { settlement_date: '1998-03-12' } },
    ],
    refused: [7],
  },
  'the headings of a purchase': {
    lines: [
      'Address,Purchase date,Date of agreement,Owed',
      '1 A St,12/3/2017,1/2/2017,310000',
      '2 A St,,,310000',
      '3 A St,TBC,,310000',
      '4 A St,not sure,,310000',
    ],
    homes: [
      { analysis: { settlement_date: '2017-03-12', acquired_date: '2017-02-01' } },
      ...['2 A St', '3 A St', '4 A St'].map((property) => ({ property, status: 'owned' })),
    ],
    said: ['Settlement: “TBC” is left out.', 'Settlement: “not sure” is left out.'],
  },
  'a year or a month alone, and the number of Excel, with a question': {
    lines: [
      'Address,Purchased,Price,Owed',
      '1 A St,2017,620000,310000',
      '2 A St,Mar 2017,620000,310000',
      '3 A St,42806,620000,310000',
      '4 A St,30000,620000,310000',
    ],
    homes: [],
    asked: [2, 3, 4, 5],
  },
  'a mortgage of a home that was bought': {
    lines: ['Address,Purchase date,Purchase price,Mortgage,Interest rate', '1 A St,12/3/2017,620000,410000,6.19'],
    homes: [
      {
        status: 'owned',
        purchase_price: 620_000,
        analysis: { settlement_date: '2017-03-12', loans: [{ amount: 410_000, owed_on: '2026-11-26' }] },
      },
    ],
    said: ['“Mortgage” is read as what is owed today.'],
  },
  'a value of a home that was bought, without what is owed': {
    lines: ['Address,Bought,Price,Value', '1 A St,12/3/2017,620000,850000'],
    homes: [{ status: 'owned', analysis: { settlement_date: '2017-03-12', current_value: 850_000 } }],
    said: ['Status: Owned, as it has what it is worth today or what is owed.'],
  },
  'what was paid, below a heading of a day': {
    lines: ['Address,Bought,Worth today', '1 A St,"$620,000",850000', '2 A St,620000,850000'],
    homes: ['1 A St', '2 A St'].map((property) => ({
      property,
      status: 'owned',
      analysis: { current_value: 850_000 },
    })),
    said: [
      'Settlement: “$620,000” is an amount, and is left out.',
      'Settlement: “620000” is an amount, and is left out.',
    ],
  },
  'a day before 1990': {
    lines: ['Address,Bought,Price,Worth today', '1 A St,12/3/1985,62000,850000'],
    homes: [{ status: 'owned', analysis: { current_value: 850_000 } }],
    said: ['Settlement: 12 Mar 1985 is before 1990, and is left out.'],
  },
  'the days of a tenancy': {
    lines: [
      'Address,Rent,Tenancy start,Rent last raised',
      '1 A St,650,1/3/2024,10 Jun 2025',
      '2 A St,650,1/3/2024,never',
      '3 A St,650,1/3/2024,1/3/2023',
      '4 A St,650,,10/6/2025',
      '5 A St,650,2024,',
    ],
    homes: [
      { analysis: { tenancy: { tenancy_start: '2024-03-01', last_increase: '2025-06-10' } } },
      { analysis: { tenancy: { tenancy_start: '2024-03-01' } } },
      { analysis: { tenancy: { tenancy_start: '2024-03-01' } } },
      { analysis: { tenancy: { last_increase: '2025-06-10' } } },
    ],
    asked: [6],
    said: [
      'Last rent increase: “never” is left out.',
      'The last rent increase was before the tenancy began, and is left out.',
      'The last rent increase counts once the day on which the tenancy began is given.',
    ],
  },
  'something owed of a purchase that is ahead': {
    lines: ['Address,Settlement date,Price,Owed', '1 A St,1/3/2027,850000,680000'],
    homes: [],
    refused: [2],
  },
}

it.each(Object.entries(CASES))('reads %s', async (_name, written) => expectPreview(written))

const preview = (...lines: readonly string[]) => previewOf(new TextEncoder().encode(lines.join('\n')))

it('has a loan from a purchase with a deposit, and the years since', async () => {
  const { homes, said } = await preview(
    'Address,Settled,Price,Deposit,Loan,Rate',
    '1 A St,12/3/2017,620000,124000,496000,6.19',
  )
  expect(homes).toEqual([
    {
      property: '1 A St',
      status: 'owned',
      purchase_price: 620_000,
      deposit: 124_000,
      interest_rate: 6.19,
      analysis: { settlement_date: '2017-03-12' },
    },
  ])
  expect(said).toContain('Status: Owned, as it was bought.')
})

it('takes a purchase that is ahead for a planned one, whatever else its row has', async () => {
  const { homes } = await preview(
    'Address,Settlement date,Price,Value,Mortgage,Rate',
    '1 A St,1/3/2027,850000,870000,680000,6.19',
    '2 A St,27/11/2026,850000,870000,680000,6.19',
    '3 A St,26/11/2026,850000,870000,680000,6.19',
  )
  const planned = { purchase_price: 850_000, deposit: 170_000, estimated_value: 870_000, interest_rate: 6.19 }
  expect(homes.slice(0, 2)).toEqual([
    { property: '1 A St', ...planned, analysis: { settlement_date: '2027-03-01' } },
    { property: '2 A St', ...planned, analysis: { settlement_date: '2026-11-27' } },
  ])
  expect(homes[2]).toMatchObject({ status: 'owned', analysis: { loans: [{ amount: 680_000 }] } })
  const worth = await preview('Address,Settlement date,Price,Worth today', '1 A St,1/3/2027,850000,870000')
  expect(worth.homes[0]).not.toHaveProperty('status')
})

it('reads a day as a spreadsheet stores it', async () => {
  const rows = [
    ['Address', 'Bought', 'Owed'],
    ['1 A St', { value: 42_806, format: 'd/mm/yyyy' }, 310_000],
    ['2 A St', { value: 25_600, format: 'd/mm/yyyy' }, 310_000],
  ]
  const { homes, said } = await previewOf(xlsxOf([{ name: 'Homes', rows }]))
  expect(homes).toMatchObject([{ analysis: { settlement_date: '2017-03-12' } }, { property: '2 A St' }])
  expect(said).toContain('Settlement: 1 Feb 1970 is before 1990, and is left out.')
})

it('reads no deposit from a ratio of a home that was bought', async () => {
  const { homes, said } = await preview('Address,Bought,Price,LVR', '1 A St,12/3/2017,620000,48%')
  expect(homes[0]).not.toHaveProperty('deposit')
  expect(said).toContain('The loan to value ratio is left out: it is of what the home is worth today.')
})

it.each([
  ['Settlement', 'Est. value', 'Last increase'],
  ['When we bought it', 'Property value', 'Last rent review'],
  ['Year bought', 'Council value', 'Rent last increased'],
  ['Date acquired', 'Current valuation', 'Date of last rent increase'],
])('knows the columns %s, %s and %s', async (bought, worth, raised) => {
  const { homes } = await preview(
    `Address,What we paid,${bought},${worth},Tenanted since,${raised},Owed`,
    '1 A St,620000,12/3/2017,850000,1/3/2024,10/6/2025,310000',
  )
  expect(homes).toMatchObject([
    {
      purchase_price: 620_000,
      analysis: {
        settlement_date: '2017-03-12',
        current_value: 850_000,
        tenancy: { tenancy_start: '2024-03-01', last_increase: '2025-06-10' },
      },
    },
  ])
})
