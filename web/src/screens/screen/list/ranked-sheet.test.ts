// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { csvText } from '../../../components/csv.ts'
import { listedHome, storedScreening } from '../testing/stored-screening.ts'
import { rankedHomes } from './ranked-homes.ts'
import { rankedSheet } from './ranked-sheet.ts'

const LIST = storedScreening([
  listedHome(1, { property: '=HYPERLINK("x")', number_of_bedrooms: 3, dwelling: null }),
  listedHome(2, { purchase_price: null, price_words: 'Auction' }),
])
const sheet = rankedSheet(rankedHomes(LIST.homes, LIST.results), LIST.terms)
const rows = sheet.rows.map((row) => Object.fromEntries(sheet.columns.map(({ head }, at) => [head, row[at]])))

it('has a row for each home with its figures, its rank and what was assumed', () => {
  // docs/method/screening.md, "Chance" and "The price at which it works".
  expect(rows).toMatchObject([
    {
      Rank: '1',
      'Dwelling type': 'House',
      Assumed: 'dwelling type',
      'Price ($)': 650_000,
      'Weekly rent ($)': 650,
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
    },
  ])
})

it('has no formula in CSV', () => {
  expect(csvText(sheet.rows)).toContain(`"'=HYPERLINK(""x"")"`)
})
