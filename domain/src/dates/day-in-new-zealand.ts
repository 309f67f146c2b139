const newZealandDay = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in New Zealand at a moment, as YYYY-MM-DD. Source: docs/method/calculator.md, "Dates". */
export function dayInNewZealand(moment: Date): string {
  const parts = Object.fromEntries(newZealandDay.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}
