import { round } from '@homeyield/domain/money/round'

export interface ValueScale {
  readonly lowest: number
  readonly highest: number
}

/** A figure for each month; null where there is none. */
export type Figures = readonly (number | null)[]

/** Width and height of the drawing's own units; it is stretched to the page. */
export const DRAWING = 1000

/** The horizontal position of a month as a share of the width, 0 to 1. A single month is on the left. */
export function shareAcross(index: number, count: number): number {
  return count > 1 ? index / (count - 1) : 0
}

/** The vertical position of a value as a share of the height; the highest is 0. */
export function shareDown(value: number, { lowest, highest }: ValueScale): number {
  return (highest - value) / (highest - lowest)
}

/** An SVG path through the figures. It breaks where one is missing; a single one between gaps is a dot. */
export function linePath(figures: Figures, scale: ValueScale): string {
  return runsOf(figures.map((value) => value !== null))
    .map(([first, last]) => {
      const points = pointsOf(figures, first, last, scale)
      return first === last ? `M${points[0]}h0` : `M${points.join('L')}`
    })
    .join('')
}

/** An SVG path of the area between two lines; it breaks where either is missing. */
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

// The first and last index of each unbroken run.
function runsOf(present: readonly boolean[]): (readonly [number, number])[] {
  const starts = present.flatMap((here, index) => (here && !present[index - 1] ? [index] : []))
  const ends = present.flatMap((here, index) => (here && !present[index + 1] ? [index] : []))
  return starts.map((start, run) => [start, ends[run] ?? start] as const)
}
