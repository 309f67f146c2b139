export interface Counted {
  readonly what: string
  readonly count: number
}

/** What an import used and left out; stored, and printed for the operator. */
export interface ImportReport {
  /** The file, its rows and quarters. */
  readonly source: string
  /** First day of the quarter whose figures by number of bedrooms are used, YYYY-MM-DD. */
  readonly bedroom_quarter: string
  /** First day of the newest quarter in the file, YYYY-MM-DD. */
  readonly newest_quarter: string
  readonly used: readonly Counted[]
  readonly left_out: readonly Counted[]
  readonly notes: readonly string[]
}

export class Tally {
  readonly #counts = new Map<string, number>()

  add(what: string, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count)
  }

  /** Most frequent first; equal counts in order of appearance. */
  list(): Counted[] {
    return [...this.#counts].map(([what, count]) => ({ what, count })).toSorted((one, two) => two.count - one.count)
  }
}

/** Formats a report for the operator. */
export function describeReport(report: ImportReport): string {
  const lines = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `  ${entry}`)]
  const counted = (entries: readonly Counted[]) =>
    entries.map(({ what, count }) => `${count.toLocaleString('en-NZ').padStart(9)}  ${what}`)
  return [
    `File: ${report.source}.`,
    `Figures by number of bedrooms: the quarter from ${report.bedroom_quarter}. Newest quarter in the file: ${report.newest_quarter}.`,
    ...lines('Used', counted(report.used)),
    ...lines('Left out', counted(report.left_out)),
    ...lines('Notes', report.notes),
    '',
  ].join('\n')
}
