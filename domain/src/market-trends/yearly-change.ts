import { round } from '../money/round.ts'

/**
 * How each month's figure stands to that of twelve months before, in percent to one decimal (5.3: up 5.3 %); null where one
 * of the two is missing or not above 0. Months without a figure count as months.
 */
export function yearlyChanges(figures: readonly (number | null)[]): (number | null)[] {
  return figures.map((figure, month) => {
    const before = figures[month - 12]
    if (figure === null || before === undefined || before === null || before <= 0 || figure <= 0) return null
    return round(((figure - before) / before) * 100, 1)
  })
}
