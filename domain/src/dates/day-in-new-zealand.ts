import { dayNumber, dayOfNumber, weekdayOf } from './calendar-day.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * The day in New Zealand at a moment, as YYYY-MM-DD, by the rule since September 2007 (New Zealand Daylight Time Order 2007).
 * Without Intl, whose first format of a page stops a phone for a fifth of a second; the tests compare it with Intl. Throws a
 * RangeError for an invalid date. Source: docs/method/calculator.md, "Dates".
 */
export function dayInNewZealand(moment: Date): string {
  if (Number.isNaN(moment.getTime())) throw new RangeError('This is no moment')
  // Standard time is twelve hours ahead of UTC.
  const standard = moment.getTime() + 12 * HOUR
  return dayOfNumber(Math.floor((standard + (isDaylightSaving(standard) ? HOUR : 0)) / DAY))
}

/** From 2 am of standard time on the last Sunday in September until 2 am on the first Sunday in April. */
function isDaylightSaving(standard: number): boolean {
  const year = dayOfNumber(Math.floor(standard / DAY)).slice(0, 4)
  const changeOn = (lastDay: string) => (dayNumber(lastDay) - (weekdayOf(lastDay) % 7)) * DAY + 2 * HOUR
  return standard >= changeOn(`${year}-09-30`) || standard < changeOn(`${year}-04-07`)
}
