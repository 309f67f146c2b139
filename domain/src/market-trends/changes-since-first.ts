import { round } from '../money/round.ts'

/**
 * The change of each figure since the first above 0, in per cent to one decimal; null where one is missing or not
 * above 0.
 */
export function changesSinceFirst(figures: readonly (number | null)[]): (number | null)[] {
  const first = figures.find((figure) => (figure ?? 0) > 0) ?? null
  return figures.map((figure) =>
    first === null || figure === null || figure <= 0 ? null : round(((figure - first) / first) * 100, 1),
  )
}
