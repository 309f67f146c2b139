type Cell = string | number | boolean | Date | null

/** Rows in columns, with a heading; a sentence when there are none. */
export function formatTable(headings: readonly string[], rows: readonly (readonly Cell[])[], none: string): string {
  if (rows.length === 0) return `${none}\n`
  const lines = [headings, ...rows.map((row) => row.map(formatCell))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map(
      (line) =>
        `${line
          .map((text, at) => text.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** Facts, one in a line, with their names before them. */
export function formatFacts(facts: Readonly<Record<string, Cell>>): string {
  const width = Math.max(...Object.keys(facts).map((name) => name.length))
  return Object.entries(facts)
    .map(([name, value]) => `${name.padEnd(width)}  ${formatCell(value)}\n`)
    .join('')
}

/** "1 session", "2 sessions". */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-NZ')} ${noun}${count === 1 ? '' : 's'}`
}

function formatCell(value: Cell): string {
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  if (value === null) return '-'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
