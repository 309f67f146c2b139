import type { Day } from '@homeyield/domain/dates/calendar-day'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'

/** The day in New Zealand now. */
export function today(): Day {
  return dayInNewZealand(new Date())
}
