import type { XlsxColumn, XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import type { LoanPayments } from './schedule.ts'
import { scheduleYears } from './schedule.ts'

const YEARS: readonly XlsxColumn[] = [
  { head: 'Year', kind: 'count' },
  { head: 'Repayments (NZD)', kind: 'money' },
  { head: 'Interest (NZD)', kind: 'money' },
  { head: 'Principal (NZD)', kind: 'money' },
  { head: 'Balance (NZD)', kind: 'money' },
]

const REPAYMENTS: readonly XlsxColumn[] = [
  { head: 'Loan', kind: 'text' },
  { head: 'Number', kind: 'count' },
  { head: 'Date', kind: 'day' },
  { head: 'Rate (% a year)', kind: 'percent' },
  { head: 'Repayment (NZD)', kind: 'money' },
  { head: 'Interest (NZD)', kind: 'money' },
  { head: 'Principal (NZD)', kind: 'money' },
  { head: 'Balance (NZD)', kind: 'money' },
]

/** The years and every repayment of some loans, a sheet each. */
export function scheduleSheets(loans: readonly LoanPayments[]): readonly [years: XlsxSheet, repayments: XlsxSheet] {
  return [
    {
      name: 'Years',
      columns: YEARS,
      rows: scheduleYears(loans).map(({ year, payment, interest, principal, balance }) => [
        year,
        payment,
        interest,
        principal,
        balance,
      ]),
    },
    {
      name: 'Repayments',
      columns: REPAYMENTS,
      rows: loans.flatMap(({ loan, payments }) =>
        payments.map(({ date, rate, payment, interest, principal, balance }, index) => [
          loan.name,
          index + 1,
          date,
          rate,
          payment,
          interest,
          principal,
          balance,
        ]),
      ),
    },
  ]
}
