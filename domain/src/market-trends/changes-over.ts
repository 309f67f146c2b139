import { round } from '../money/round.ts'

/**
 * The change of each month's figure since `months` before, in per cent to one decimal; null when either is missing
 * or not above 0. Months without a figure count as months.
 */
export function changesOver(months: number, figures: readonly (number | null)[]): (number | null)[] {
  return figures.map((figure, month) => {
    const before = figures[month - months]
    if (figure === null || before === undefined || before === null || before <= 0 || figure <= 0) return null
    return round(((figure - before) / before) * 100, 1)
  })
}
