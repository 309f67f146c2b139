import { csvText } from '../../../components/csv.ts'
import type { LoanPayments } from './schedule.ts'

const HEADS = [
  'Loan',
  'Number',
  'Date',
  'Rate (% a year)',
  'Repayment (NZD)',
  'Interest (NZD)',
  'Principal (NZD)',
  'Balance (NZD)',
]

/** Every repayment of some loans as a CSV file. */
export function scheduleCsv(loans: readonly LoanPayments[]): string {
  const rows = loans.flatMap(({ loan, payments }) =>
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
  )
  return csvText([HEADS, ...rows])
}
