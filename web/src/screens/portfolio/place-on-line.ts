import { type Day, dayNumber } from '@homeyield/domain/dates/calendar-day'

interface PlacedDays {
  /** Per cent of the line by number of the day. */
  readonly places: ReadonlyMap<number, number>
  /** Where each year begins. */
  readonly years: readonly { readonly year: number; readonly place: number }[]
}

const MOST_YEARS = 8

/** Days on a line from today to the end of the last year that has one. */
export function placeOnLine(today: Day, days: readonly Day[]): PlacedDays {
  const first = Number(today.slice(0, 4))
  const last = Math.max(first, ...days.map((day) => Number(day.slice(0, 4))))
  const begin = dayNumber(today)
  const length = dayNumber(`${last + 1}-01-01`) - begin
  const place = (day: Day) => (Math.max(dayNumber(day) - begin, 0) / length) * 100
  const step = Math.ceil((last - first) / MOST_YEARS) || 1
  const years = Array.from({ length: last - first }, (_, index) => first + 1 + index)
  return {
    places: new Map(days.map((day) => [dayNumber(day), place(day)])),
    years: years.filter((_, index) => index % step === 0).map((year) => ({ year, place: place(`${year}-01-01`) })),
  }
}
