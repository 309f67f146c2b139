// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { csvText } from '../../../components/csv.ts'
import { listedHome, storedScreening } from '../testing/stored-screening.ts'
import { rankedHomes } from './ranked-homes.ts'
import { rankedSheet } from './ranked-sheet.ts'
import { termsSheet } from './terms-sheet.ts'

const LIST = storedScreening([
  listedHome(1, { property: '=HYPERLINK("x")', number_of_bedrooms: 3, dwelling: null }),
  listedHome(2, { purchase_price: null, price_words: 'Auction', doubts: ['This may be an office.', 'Or land.'] }),
  listedHome(3, { state: 'question', found: null, sa2_code: null }),
  listedHome(4, { state: 'not_found', found: null, sa2_code: null, text: 'Lot 7' }),
  listedHome(5, { left_out: true }),
])
const sheet = rankedSheet(rankedHomes(LIST.homes, LIST.results), LIST)
const rows = sheet.rows.map((row) => Object.fromEntries(sheet.columns.map(({ head }, at) => [head, row[at]])))

it('has a row for each home with its state, figures, rank and what was assumed', () => {
  // docs/method/screening.md, "Chance" and "The price at which it works".
  expect(rows).toMatchObject([
    {
      Rank: '1',
      State: 'Compared',
      'Dwelling type': 'House',
      Assumed: 'dwelling type',
      'Price ($)': 650_000,
      'Weekly rent ($)': 650,
      'Median rent of the area ($ a week)': 650,
      'Rent, 80% from ($ a week)': 599,
      'Gross yield (%)': 5.2,
      'LVR (%)': 70,
      'Chance of the area’s median rent (%)': 72.96,
      Verdict: 'Not clear',
    },
    {
      Rank: '',
      'Price ($)': null,
      'Price in words': 'Auction',
      'Works up to ($)': 676_676,
      'Cash each week ($)': null,
      'Please check': 'This may be an office. Or land.',
    },
    { State: 'Asked about', Verdict: null },
    { State: 'Not found', 'As pasted': 'Lot 7' },
    { State: 'Left out by you', 'Price ($)': 650_000, Verdict: null },
  ])
})

it('has no formula in CSV', () => {
  expect(csvText(sheet.rows)).toContain(`"'=HYPERLINK(""x"")"`)
})

it('has the terms and the criteria that the homes were ranked by', () => {
  const given = {
    ...LIST,
    criteria: { ...LIST.criteria, dwellings: ['House' as const], deal_breakers: ['gross_at_least' as const] },
  }
  const { rows: terms } = termsSheet(given)
  expect(terms.slice(0, 3)).toEqual([
    ['Market rents as at', '2026-11-27', null, null],
    ['Interest rate', 6.5, '% a year', null],
    ['Loan duration', 360, 'months', null],
  ])
  expect(terms).toContainEqual(['GST on the management fee', 'GST included', null, null])
  expect(terms.slice(-5)).toEqual([
    ['Deposit', 30, '% of price', null],
    ['Where a line names no dwelling type', 'House', null, null],
    ['Where a line names no bedrooms', null, null, null],
    ['Gross yield, at least', 5, '%', 'Yes'],
    ['Dwelling types', 'House', null, null],
  ])
})
