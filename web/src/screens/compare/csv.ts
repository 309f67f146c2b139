/** A cell of a CSV file: text, a figure, or nothing. */
export type CsvCell = string | number | null

// The byte order mark tells Excel that this is UTF-8; without it Ōtāhuhu turns into something else.
const BYTE_ORDER_MARK = '\uFEFF'
// What a spreadsheet would take for a formula, and what it skips before one.
const STARTS_FORMULA = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * Rows as a CSV file (RFC 4180: lines end in CR LF) that spreadsheets open as it is meant: UTF-8 is announced, text is quoted,
 * and text that would be a formula stands behind an apostrophe. A figure is written plainly; one that is not finite is empty.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (cell === null || cell === '') return ''
  const inert = STARTS_FORMULA.test(cell) ? `'${cell}` : cell
  return `"${inert.replaceAll('"', '""')}"`
}
