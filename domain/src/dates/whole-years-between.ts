import type { Day } from './calendar-day.ts'
import { addMonths } from './calendar-day.ts'

/** Whole years from a day to another, 0 for an earlier one. */
export function wholeYearsBetween(first: Day, last: Day): number {
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4))
  return Math.max(addMonths(first, 12 * years) > last ? years - 1 : years, 0)
}
