/** A row of a table in a text, from `start` to before `end`, where the next begins. */
export interface TableRow {
  readonly cells: readonly string[]
  readonly start: number
  readonly end: number
}

/** A quoted cell may have lines of its own; a longer one is no cell, but a stray sign. */
const LONGEST_QUOTED = 1000
const LONGEST_ROW = 5000

/** Reads the row that begins at `start`. A cell in double quotes may hold the separator, line ends and doubled quotes. */
export function readTableRow(text: string, start: number, separator: string): TableRow {
  const cells: string[] = []
  let at = start
  for (;;) {
    const quoted = readQuoted(text, at, separator)
    if (quoted !== null) {
      cells.push(quoted.cell)
      at = quoted.end
    } else {
      const end = Math.min(indexFrom(text, separator, at), endOfLine(text, at))
      cells.push(text.slice(at, end))
      at = end
    }
    if (text[at] !== separator || at - start > LONGEST_ROW) break
    at += 1
  }
  // The rest of a row that is too long is read over: read again as rows, it would take quadratic time.
  const end = text[at] === separator ? endOfLine(text, at) : at
  return { cells: separator === '|' ? withoutBorders(cells) : cells, start, end: afterLineEnd(text, end) }
}

function readQuoted(text: string, at: number, separator: string): { cell: string; end: number } | null {
  if (text[at] !== '"') return null
  const found = /^"((?:[^"]|"")*)"[ \r]*/u.exec(text.slice(at, at + LONGEST_QUOTED))
  const end = at + (found?.[0].length ?? 0)
  const next = text[end]
  if (found === null || (next !== undefined && next !== separator && next !== '\n')) return null
  return { cell: (found[1] ?? '').replaceAll('""', '"'), end }
}

/** Without the empty cells before the first and after the last sign of | 12 Rintoul Street | 3 |, and without lines of dashes. */
function withoutBorders(cells: readonly string[]): readonly string[] {
  const from = cells[0]?.trim() === '' ? 1 : 0
  const to = cells.length > 1 && cells.at(-1)?.trim() === '' ? cells.length - 1 : cells.length
  return cells.slice(from, to)
}

function indexFrom(text: string, sought: string, from: number): number {
  // Within a line: searching the whole text from each cell would take quadratic time.
  const line = text.slice(from, endOfLine(text, from))
  const found = line.indexOf(sought)
  return found === -1 ? text.length : from + found
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

function afterLineEnd(text: string, at: number): number {
  return text[at] === '\n' ? at + 1 : at
}
