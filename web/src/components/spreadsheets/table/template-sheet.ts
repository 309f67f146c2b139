import type { XlsxCell, XlsxColumn, XlsxSheet } from '../../xlsx/xlsx-sheet.ts'

/** Begins the address of the rows that show how to fill in the template, which are not imported. */
export const EXAMPLE = 'Example: '

type Column = readonly [head: string, kind: XlsxColumn['kind'], planned: XlsxCell, owned: XlsxCell]

/** A home to buy, and one that somebody owns. */
const COLUMNS: readonly Column[] = [
  ['Address', 'text', `${EXAMPLE}12 High Street`, `${EXAMPLE}34 Kowhai Street`],
  ['Suburb', 'text', 'Frankton', 'Newtown'],
  ['Town or city', 'text', 'Hamilton', 'Wellington'],
  ['Status', 'text', 'Watching', 'Owned'],
  ['Dwelling type', 'text', 'House', 'Apartment'],
  ['Bedrooms', 'count', 3, 2],
  ['Car parks', 'count', 1, 0],
  ['Purchase price ($)', 'money', 850_000, 620_000],
  ['Settlement date', 'day', null, '2017-03-12'],
  ['Deposit ($)', 'money', 170_000, null],
  ['Rent ($ a week)', 'money', 650, 600],
  ['Interest rate (%)', 'percent', 6.49, null],
  ['Loan term (years)', 'count', 30, null],
  ['Repayment type', 'text', 'Principal and interest', 'Principal and interest'],
  ['Repayments', 'text', 'Fortnightly', 'Monthly'],
  ['Worth today ($)', 'money', null, 850_000],
  ['Worth as at', 'day', null, '2026-09-01'],
  ['Owed 1 ($)', 'money', null, 310_000],
  ['Rate 1 (%)', 'percent', null, 5.49],
  ['Fixed until 1', 'day', null, '2028-06-30'],
  ['Years left 1', 'count', null, 21.5],
  ['Owed 2 ($)', 'money', null, 90_000],
  ['Rate 2 (%)', 'percent', null, 6.19],
  ['Fixed until 2', 'day', null, null],
  ['Years left 2', 'count', null, 25],
  ['Repayment type 2', 'text', null, 'Interest only'],
  ['Rates ($ a year)', 'money', 2900, 3100],
  ['Insurance ($ a year)', 'money', 1800, 700],
  ['Repairs and maintenance ($ a year)', 'money', 1500, 1000],
  ['Body corporate fees ($ a year)', 'money', 0, 4200],
  ['Property management fee (% of rent)', 'percent', 8.5, 8],
  ['Vacancy (weeks)', 'count', 2, 2],
  ['Note', 'text', 'Change or delete this row', 'Up to eight loans: Owed 3, Rate 3 and so on'],
]

/** An empty spreadsheet for homes, with two rows as examples. */
export const TEMPLATE: XlsxSheet = {
  name: 'Homes',
  columns: COLUMNS.map(([head, kind]) => ({ head, kind })),
  rows: [COLUMNS.map(([, , planned]) => planned), COLUMNS.map(([, , , owned]) => owned)],
}
