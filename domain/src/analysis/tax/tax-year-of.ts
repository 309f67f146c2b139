import type { Day } from '../../dates/calendar-day.ts'

/** The tax year of a day, by the year in which it ends on 31 March. */
export function taxYearOf(day: Day): number {
  return Number(day.slice(0, 4)) + (day.slice(5) > '03-31' ? 1 : 0)
}
