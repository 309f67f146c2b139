import type { RegionMonthRecord } from './market-trend-store.ts'

const MONTHS_A_YEAR = 12

/** Every month from the first to the last of the records, YYYY-MM. */
export function everyMonth(records: readonly RegionMonthRecord[]): string[] {
  const [first, last] = [records[0]?.month, records.at(-1)?.month]
  if (first === undefined || last === undefined) return []
  const count = monthNumber(last) - monthNumber(first) + 1
  return Array.from({ length: count }, (_, step) => monthText(monthNumber(first) + step))
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5)) - 1
}

function monthText(number: number): string {
  const [year, month] = [Math.floor(number / MONTHS_A_YEAR), (number % MONTHS_A_YEAR) + 1]
  return `${year}-${String(month).padStart(2, '0')}`
}
