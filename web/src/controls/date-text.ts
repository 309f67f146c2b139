const parts = new Intl.DateTimeFormat('en-NZ', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Pacific/Auckland',
})

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment as its day in New Zealand, such as `6 Sep 2026`; an empty text for what is no date. Intl's own short month is
 * `Sept`. Source: decisions section 5.
 */
export function dateText(moment: string | Date): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const read = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, Number(value)]))
  return `${read['day']} ${MONTHS[(read['month'] ?? 1) - 1]} ${read['year']}`
}
