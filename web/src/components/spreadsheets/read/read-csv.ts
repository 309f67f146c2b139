import { FileProblem } from './file-format.ts'

// What csv.ts puts before text that a spreadsheet would treat as a formula.
const INERT = /^'(?='*[\s\uFEFF]*[=+\-@＝＋－＠]|'*[\t\r\n])/u

// A first line for Excel, such as “sep=;”, which is no row.
const NAMED = /^sep=(.)(?:\r\n?|\n|$)/iu

/** The rows of a CSV file: with commas, semicolons, tabs or bars, and cells in quotes (RFC 4180). */
export function readCsv(bytes: Uint8Array): readonly (readonly string[])[] {
  const decoded = decodeText(bytes)
  const [named = '', given] = NAMED.exec(decoded) ?? []
  const text = decoded.slice(named.length)
  return readRows(text, given ?? separatorOf(text))
}

function readRows(text: string, separator: string, most = Infinity): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const quote = quoteAt(text, at)
    const { cell, end } = quote === -1 ? plainCell(text, at, separator) : quotedCell(text, quote, separator)
    row.push(cell.replace(INERT, ''))
    at = end
    if (text[at] === separator) {
      at += 1
      // A separator at the end of the file begins an empty cell.
      if (at === text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
  }
  if (row.length > 0) rows.push(row)
  return rows
}

/** The place of the quote that begins a cell, also after spaces; −1 for a cell without one. */
function quoteAt(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return text[at] === '"' ? at : -1
}

interface Found {
  readonly cell: string
  /** The place after it. */
  readonly end: number
}

function quotedCell(text: string, start: number, separator: string): Found {
  let cell = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) throw new FileProblem('A cell of this CSV file begins with a quote that does not end.')
    cell += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    cell += '"'
    at += 1
  }
  // Text after the closing quote belongs to the cell.
  const { cell: rest, end } = plainCell(text, at, separator)
  return { cell: cell + rest, end }
}

function plainCell(text: string, start: number, separator: string): Found {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

const FIRST_ROWS = 20

/** The one with which most of the first rows have as many cells as each other; a title above them has fewer. */
function separatorOf(text: string): string {
  const counts = [',', ';', '\t', '|'].map((separator) => {
    const widths = firstWidths(text, separator)
    const agreeing = Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length))
    return { separator, agreeing, width: Math.max(1, ...widths) }
  })
  return counts.reduce((most, one) =>
    one.agreeing > most.agreeing || (one.agreeing === most.agreeing && one.width > most.width) ? one : most,
  ).separator
}

/** Of the first rows with several cells; none where a quote does not end with this separator. */
function firstWidths(text: string, separator: string): readonly number[] {
  try {
    return readRows(text, separator, FIRST_ROWS)
      .map((cells) => cells.length)
      .filter((width) => width > 1)
  } catch {
    return []
  }
}

/** UTF-8, UTF-16, or what older Excel writes. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  // The first heading begins with a letter, and its other byte is 0 where no mark says the order.
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
