const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A month (YYYY-MM) in words, such as `April 2026`; an empty text for what is no month. */
export function monthText(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/u.exec(month) ?? []
  const name = NAMES[Number(number) - 1]
  return name === undefined ? '' : `${name} ${year}`
}
