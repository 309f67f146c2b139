import { SourceFault } from '../http/source-fault.ts'

/** How the source writes each wanted column, in lower case or not. Throws, naming the source, when one is missing. */
export function checkColumns(
  source: string,
  existing: readonly string[],
  wanted: readonly string[],
): ReadonlyMap<string, string> {
  const names = new Map(existing.map((name) => [name.toLowerCase(), name]))
  const missing = wanted.find((column) => !names.has(column))
  if (missing === undefined) return new Map(wanted.map((column) => [column, names.get(column) ?? column]))
  const shown = existing.join(', ')
  const list = shown.length > 400 ? `${shown.slice(0, 400)} …` : shown
  throw new SourceFault(`${source}: there is no column ${missing}; the columns are ${list}.`)
}
