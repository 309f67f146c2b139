/** How much a load of market rents has; `quarter` is its newest, YYYY-MM-DD, '' without rents. Areas' own figures only. */
export interface LoadSize {
  readonly areas: number
  readonly figures: number
  readonly bonds: number
  readonly quarter: string
}

/** A larger fall is refused: MBIE's quarters differ by less. */
export const MAX_FALL_PERCENT = 10

/** What the new load loses against the current one, in words for the operator; [] when it may replace it. */
export function describeLosses(current: LoadSize, loaded: LoadSize): string[] {
  const falls = (['areas', 'figures', 'bonds'] as const)
    .filter((what) => loaded[what] * 100 < current[what] * (100 - MAX_FALL_PERCENT))
    .map((what) => `${what} fall from ${format(current[what])} to ${format(loaded[what])}`)
  const older = loaded.quarter < current.quarter
  return older ? [...falls, `the quarter goes back from ${current.quarter} to ${loaded.quarter}`] : falls
}

/** A line for the operator for each size, before and after. */
export function describeChange(current: LoadSize, loaded: LoadSize): string {
  const rows = (['areas', 'figures', 'bonds'] as const).map((what) => row(what, current[what], loaded[what]))
  const quarters = `${(current.quarter || 'none').padStart(12)} ${(loaded.quarter || 'none').padStart(12)}  newest quarter`
  return [`${'before'.padStart(12)} ${'after'.padStart(12)}`, ...rows, quarters, ''].join('\n')
}

function row(what: string, before: number, after: number): string {
  return `${format(before).padStart(12)} ${format(after).padStart(12)}  ${what}`
}

function format(count: number): string {
  return count.toLocaleString('en-NZ')
}
