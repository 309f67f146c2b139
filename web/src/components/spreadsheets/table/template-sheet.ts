import type { XlsxCell, XlsxColumn, XlsxSheet } from '../../xlsx/xlsx-sheet.ts'

/** Begins the address of the row that shows how to fill in the template, which is not imported. */
export const EXAMPLE = 'Example: '

const COLUMNS: readonly (readonly [head: string, kind: XlsxColumn['kind'], example: XlsxCell])[] = [
  ['Address', 'text', `${EXAMPLE}12 High Street`],
  ['Suburb', 'text', 'Frankton'],
  ['Town or city', 'text', 'Hamilton'],
  ['Dwelling type', 'text', 'House'],
  ['Bedrooms', 'count', 3],
  ['Car parks', 'count', 1],
  ['Purchase price ($)', 'money', 850_000],
  ['Deposit ($)', 'money', 170_000],
  ['Rent ($ a week)', 'money', 650],
  ['Interest rate (%)', 'percent', 6.49],
  ['Loan term (years)', 'count', 30],
  ['Repayment type', 'text', 'Principal and interest'],
  ['Repayments', 'text', 'Fortnightly'],
  ['Rates ($ a year)', 'money', 2900],
  ['Insurance ($ a year)', 'money', 1800],
  ['Repairs and maintenance ($ a year)', 'money', 1500],
  ['Body corporate fees ($ a year)', 'money', 0],
  ['Property management fee (% of rent)', 'percent', 8.5],
  ['Vacancy (weeks)', 'count', 2],
  ['Note', 'text', 'Change or delete this row'],
]

/** An empty spreadsheet for homes, with one row as an example. */
export const TEMPLATE: XlsxSheet = {
  name: 'Homes',
  columns: COLUMNS.map(([head, kind]) => ({ head, kind })),
  rows: [COLUMNS.map(([, , example]) => example)],
}
