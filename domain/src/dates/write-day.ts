import type { Day } from './calendar-day.ts'
import { MONTH_NAMES } from './month-names.ts'

/** A day as `6 Sep 2026`. */
export function writeDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTH_NAMES[(month ?? 1) - 1]?.slice(0, 3)} ${year}`
}
