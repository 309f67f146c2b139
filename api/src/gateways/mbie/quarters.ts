/** A calendar quarter: its last month (YYYY-MM), for the provider's API, and its first day. */
export interface Quarter {
  readonly ending: string
  readonly firstDay: string
}

const MONTHS_BEHIND = 2
const QUARTERS_TRIED = 3

/**
 * The published quarters, newest first: ended at least two months ago, and at most six months before the newest. All
 * market rents here are for quarters.
 */
export function publishedQuarters(now: number): Quarter[] {
  const date = new Date(now)
  const newest = date.getUTCFullYear() * 12 + date.getUTCMonth() - MONTHS_BEHIND
  const lastEnd = newest - ((newest + 1) % 3)
  return Array.from({ length: QUARTERS_TRIED }, (_, back) => {
    const end = lastEnd - back * 3
    return { ending: monthOf(end), firstDay: `${monthOf(end - 2)}-01` }
  })
}

/** The first day of a period: 2026-03-01 of `2026-3-1/2026-8-31`; otherwise null. */
export function coveredFrom(period: unknown): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:\/|$)/u.exec(String(period)) ?? []
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function monthOf(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
