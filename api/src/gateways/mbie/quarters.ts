/** A quarter of the calendar: the month it ends with (YYYY-MM), as the provider is asked, and its first day. */
export interface Quarter {
  readonly ending: string
  readonly firstDay: string
}

const MONTHS_BEHIND = 2
const QUARTERS_TRIED = 3

/**
 * The quarters to ask for, the newest first: those that ended at least two months ago, which is what is published, and no further than
 * six months before the newest. Quarters, because that is the period that every market rent here stands for. Source: providers, section 2.2.
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

/** The first day that an answer covers, `2026-3-1/2026-8-31` being from 2026-03-01 on; null for anything else. Source: section 2.3. */
export function coveredFrom(period: unknown): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:\/|$)/u.exec(String(period)) ?? []
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function monthOf(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
