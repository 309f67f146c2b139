import { round } from '../money/round.ts'

/** A span of whole calendar years, from one year's mean to another's. */
export interface YearSpan {
  readonly from: number
  readonly to: number
}

const MONTHS_A_YEAR = 12
const SHORT_SPAN = 4

/**
 * What figures of months (YYYY-MM) grew by a year over a span: the means of its first and last year, compounded, in per
 * cent to two decimals; null without every month of both. Source: docs/method/years-and-tax.md, "Inputs of the years".
 */
export function yearlyGrowth(
  months: readonly string[],
  figures: readonly (number | null)[],
  { from, to }: YearSpan,
): number | null {
  const [first, last] = [meanOf(from), meanOf(to)]
  if (first === null || last === null || first <= 0 || last <= 0 || to <= from) return null
  return round(((last / first) ** (1 / (to - from)) - 1) * 100, 2)

  function meanOf(year: number): number | null {
    const known = figures.filter(
      (figure, index): figure is number => figure !== null && months[index]?.startsWith(`${year}-`) === true,
    )
    return known.length < MONTHS_A_YEAR ? null : known.reduce((sum, figure) => sum + figure, 0) / MONTHS_A_YEAR
  }
}

/** The spans to look back on: from the first whole year to the last one, and the last four years of growth. */
export function spansOf(months: readonly string[]): readonly YearSpan[] {
  const counts = new Map<number, number>()
  for (const month of months) {
    const year = Number(month.slice(0, 4))
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  const whole = [...counts].filter(([, count]) => count === MONTHS_A_YEAR).map(([year]) => year)
  const [first, last] = [whole[0], whole.at(-1)]
  if (first === undefined || last === undefined || last === first) return []
  return [...new Set([first, Math.max(last - SHORT_SPAN, first)])].map((from) => ({ from, to: last }))
}
