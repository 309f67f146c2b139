/**
 * A caution about rents of the quarter that begins on `period`, once two more quarters have passed since its end; otherwise
 * empty. Both are days (YYYY-MM-DD), `today` the one in New Zealand.
 */
export function describeOldRents(period: string, today: string): string {
  return areOldRents(period, today) ? 'These rents are more than two quarters old.' : ''
}

/** Whether two more quarters have passed since the end of the quarter that begins on `period`. */
export function areOldRents(period: string, today: string): boolean {
  return monthOf(today) - monthOf(period) >= 9
}

/** The months from year 0; NaN for an invalid day. */
function monthOf(day: string): number {
  const [year, month] = day.split('-').map(Number)
  return Number(year) * 12 + Number(month)
}
