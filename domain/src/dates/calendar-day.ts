/** A day of the calendar, YYYY-MM-DD. */
export type Day = string

const DAYS_IN_400_YEARS = 146_097
// The arithmetic below counts from 1 March of the year 0, so that a leap day ends its year.
const EPOCH = 719_468

/** Days since 1 January 1970. Computed without Date, because `domain` has no clock. */
export function dayNumber(day: Day): number {
  const month = monthOf(day)
  const year = yearOf(day) - (month <= 2 ? 1 : 0)
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth(day) - 1
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - EPOCH
}

/** The day with this number of days since 1 January 1970. */
export function dayOfNumber(number: number): Day {
  const days = number + EPOCH
  const cycle = Math.floor(days / DAYS_IN_400_YEARS)
  const inCycle = days - cycle * DAYS_IN_400_YEARS
  const leapDays = Math.floor(inCycle / 36_524) - Math.floor(inCycle / 1460) - Math.floor(inCycle / 146_096)
  const year = Math.floor((inCycle + leapDays) / 365)
  const inYear = inCycle - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const fromMarch = Math.floor((5 * inYear + 2) / 153)
  const month = ((fromMarch + 2) % 12) + 1
  const date = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return written(year + 400 * cycle + (month <= 2 ? 1 : 0), month, date)
}

/** The same day of the month some months later, or that month's last day: 31 January and one month is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const count = yearOf(day) * 12 + monthOf(day) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  return written(year, month, Math.min(dayOfMonth(day), daysInMonth(year, month)))
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days)
}

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

function monthOf(day: Day): number {
  return Number(day.slice(5, 7))
}

function dayOfMonth(day: Day): number {
  return Number(day.slice(8, 10))
}

function written(year: number, month: number, date: number): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
