export type CsvCell = string | number | null

// Without the byte order mark Excel does not read the file as UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'
// What a spreadsheet treats as a formula, and what it skips before one; text that begins with our own apostrophe gets another.
const STARTS_FORMULA = /^'*[\s\uFEFF]*[=+\-@＝＋－＠]|^'*[\t\r\n]/u

/**
 * Rows as a CSV file (RFC 4180: lines end in CR LF) for spreadsheets: marked as UTF-8, text quoted, and text that
 * would be a formula prefixed with an apostrophe. A figure that is not finite is empty.
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
