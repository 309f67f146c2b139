import type { Figures, ValueScale } from './chart-paths.ts'
import { niceTicks } from './chart-ticks.ts'

/** A line of a chart; `quiet` for one to compare with. */
export interface ChartLine {
  readonly name: string
  readonly figures: Figures
  readonly quiet?: boolean
  /** A single figure, marked whichever month is chosen. */
  readonly isPoint?: boolean
}

/** An area behind the lines, such as between the quartiles. */
export interface ChartBand {
  readonly name: string
  readonly lower: Figures
  readonly upper: Figures
}

export interface ChartContent {
  readonly months: readonly string[]
  readonly lines: readonly ChartLine[]
  readonly band?: ChartBand | undefined
}

const MONTHS_A_YEAR = 12

/**
 * The last `years` of a chart, up to the newest month with a figure of one of its lines, so that no empty end is
 * shown. No months without figures.
 */
export function lastYears({ months, lines, band }: ChartContent, years: number): ChartContent {
  const newest = months.findLastIndex((_, index) => lines.some(({ figures }) => (figures[index] ?? null) !== null))
  const cut = <Item>(items: readonly Item[]) => items.slice(Math.max(newest - years * MONTHS_A_YEAR, 0), newest + 1)
  return {
    months: cut(months),
    lines: lines.map((line) => ({ ...line, figures: cut(line.figures) })),
    band: band ? { ...band, lower: cut(band.lower), upper: cut(band.upper) } : undefined,
  }
}

/** The ticks of the value axis; none without figures. */
export function valueTicks({ lines, band }: ChartContent): number[] {
  const all = [...lines.map(({ figures }) => figures), ...(band ? [band.lower, band.upper] : [])].flat()
  const drawn = all.filter((value) => value !== null)
  return drawn.length === 0 ? [] : niceTicks(Math.min(...drawn), Math.max(...drawn))
}

export function scaleOf(ticks: readonly number[]): ValueScale {
  return { lowest: ticks[0] ?? 0, highest: ticks.at(-1) ?? 1 }
}
