import type { Day } from './calendar-day.ts'
import { MONTH_NAMES } from './month-names.ts'

/** A day as `6 Sep 2026`, or with the whole name of its month. Source: decisions section 5, "Dates". */
export function writeDay(day: Day, month: 'short' | 'whole' = 'short'): string {
  const [year, number, date] = day.split('-').map(Number)
  const name = MONTH_NAMES[(number ?? 1) - 1]
  return `${date} ${month === 'whole' ? name : name?.slice(0, 3)} ${year}`
}
