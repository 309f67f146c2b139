import { round } from '@homeyield/domain/money/round'

/** What is drawn from bottom to top. */
export interface ValueScale {
  readonly lowest: number
  readonly highest: number
}

/** A figure for each month, or null where there is none. */
export type Figures = readonly (number | null)[]

/** The drawing's own units, from left to right and from top to bottom; it is stretched over its place on the page. */
export const DRAWING = 1000

/** Where a month stands from left to right, of `count`, as a share of the width: 0 to 1. A single month stands on the left. */
export function shareAcross(index: number, count: number): number {
  return count > 1 ? index / (count - 1) : 0
}

/** Where a value stands from top to bottom, as a share of the height: the highest is 0. */
export function shareDown(value: number, { lowest, highest }: ValueScale): number {
  return (highest - value) / (highest - lowest)
}

/** The line through the figures as an SVG path; it breaks where one is missing, and one between gaps is a dot. */
export function linePath(figures: Figures, scale: ValueScale): string {
  return runsOf(figures.map((value) => value !== null))
    .map(([first, last]) => {
      const points = pointsOf(figures, first, last, scale)
      return first === last ? `M${points[0]}h0` : `M${points.join('L')}`
    })
    .join('')
}

/** The area between two lines as an SVG path; it breaks where either is missing. */
export function bandPath(lower: Figures, upper: Figures, scale: ValueScale): string {
  const both = lower.map((value, index) => value !== null && (upper[index] ?? null) !== null)
  return runsOf(both)
    .map(([first, last]) => {
      const over = pointsOf(upper, first, last, scale)
      const back = pointsOf(lower, first, last, scale).toReversed()
      return `M${[...over, ...back].join('L')}Z`
    })
    .join('')
}

function pointsOf(figures: Figures, first: number, last: number, scale: ValueScale): string[] {
  return figures.slice(first, last + 1).map((value, step) => {
    const x = round(shareAcross(first + step, figures.length) * DRAWING, 1)
    return `${x},${round(shareDown(value ?? 0, scale) * DRAWING, 1)}`
  })
}

// The first and the last place of every unbroken run.
function runsOf(present: readonly boolean[]): (readonly [number, number])[] {
  const starts = present.flatMap((here, index) => (here && !present[index - 1] ? [index] : []))
  const ends = present.flatMap((here, index) => (here && !present[index + 1] ? [index] : []))
  return starts.map((start, run) => [start, ends[run] ?? start] as const)
}
