import type { ChartContent } from '../../../components/line-chart/chart-lines.ts'
import { addMonths } from '@homeyield/domain/dates/calendar-day'
import { toCents } from '@homeyield/domain/money/round'
import type { LoanPayments } from './schedule.ts'

/** What is owed at the end of each month, and the interest paid until then. */
export function scheduleChart(loans: readonly LoanPayments[]): ChartContent {
  const first = loans.map(({ loan }) => loan.drawdown_date).toSorted()[0]
  const last = loans
    .flatMap(({ payments }) => payments.at(-1)?.date ?? [])
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) return { months: [], lines: [] }
  const months = monthsBetween(first, last)
  const series = loans.map((one) => monthlySeries(one, months))
  return {
    months,
    lines: [
      { name: 'Owed', figures: sumOf(series.map(({ owed }) => owed)) },
      { name: 'Interest paid', figures: sumOf(series.map(({ interest }) => interest)), quiet: true },
    ],
  }
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let count = 0; ; count += 1) {
    const month = addMonths(first, count).slice(0, 7)
    months.push(month)
    if (month >= last.slice(0, 7)) return months
  }
}

function monthlySeries({ loan, payments }: LoanPayments, months: readonly string[]) {
  const owed: number[] = []
  const interest: number[] = []
  let [next, balance, paid] = [0, loan.amount, 0]
  for (const month of months) {
    for (let payment = payments[next]; payment && payment.date.slice(0, 7) <= month; payment = payments[next]) {
      balance = payment.balance
      paid = toCents(paid + payment.interest)
      next += 1
    }
    owed.push(month < loan.drawdown_date.slice(0, 7) ? 0 : balance)
    interest.push(paid)
  }
  return { owed, interest }
}

function sumOf(series: readonly (readonly number[])[]): number[] {
  return (series[0] ?? []).map((_, index) => toCents(series.reduce((sum, figures) => sum + (figures[index] ?? 0), 0)))
}
