import { csvText } from '../../../components/csv.ts'
import type { LoanPayments } from './schedule.ts'
import { scheduleSheets } from './schedule-sheets.ts'

/** Every repayment of some loans as a CSV file. */
export function scheduleCsv(loans: readonly LoanPayments[]): string {
  const [, { columns, rows }] = scheduleSheets(loans)
  return csvText([columns.map(({ head }) => head), ...rows])
}
