// Created on first use: the first Intl format of a page takes some 30 ms on a fast computer.
let days: Intl.DateTimeFormat | undefined

const DAY = /^\d{4}-\d{2}-\d{2}$/u

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A moment as its day in New Zealand, such as `6 Sep 2026`; empty for an invalid date. (Intl writes `Sept`.) */
export function dateText(moment: string | Date): string {
  const read = readParts(moment)
  return read ? `${read.day} ${MONTHS[read.month - 1]} ${read.year}` : ''
}

/** The same day as `2026-09-06`; empty for an invalid date. */
export function isoDate(moment: string | Date): string {
  const read = readParts(moment)
  return read ? [read.year, twoDigits(read.month), twoDigits(read.day)].join('-') : ''
}

function readParts(moment: string | Date): { year: number; month: number; day: number } | null {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return null
  // A date without a time is that day in New Zealand.
  if (typeof moment === 'string' && DAY.test(moment)) {
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  }
  days ??= new Intl.DateTimeFormat('en-NZ', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'Pacific/Auckland',
  })
  const read = Object.fromEntries(days.formatToParts(date).map(({ type, value }) => [type, Number(value)]))
  return { year: read['year'] ?? 0, month: read['month'] ?? 1, day: read['day'] ?? 1 }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
