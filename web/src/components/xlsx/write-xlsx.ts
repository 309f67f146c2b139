import writeExcelFile from 'write-excel-file/universal'
import type { Cell } from 'write-excel-file/universal'
import type { XlsxCell, XlsxColumn, XlsxSheet } from './xlsx-sheet.ts'

const FORMATS = { text: '@', count: '#,##0', money: '#,##0.00', percent: '0.00##', day: 'd mmm yyyy' } as const

const WIDTHS = { text: 24, count: 10, money: 16, percent: 16, day: 14 } as const

/** Sheets as a file for spreadsheets: figures and dates as such, the head of each column in sight. */
export async function writeXlsx(sheets: readonly XlsxSheet[]): Promise<Blob> {
  return writeExcelFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: columns.map(({ head, kind }) => ({ width: Math.max(WIDTHS[kind], head.length + 2) })),
      data: [
        columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' }) as const),
        ...rows.map((row) => row.map((cell, index) => cellOf(cell, columns[index]))),
      ],
    })),
  ).toBlob()
}

// What spreadsheets read as an escaped character: the underscore is escaped itself (ECMA-376 part 1, 22.9.2.19).
const LIKE_ESCAPE = /_(?=x[0-9a-f]{4}_)/giu

/**
 * Text as the file holds it. The library keeps texts as properties of a plain object, where it would find its own “toString”:
 * the first character of such a text is escaped too.
 */
function escapeText(text: string): string {
  const escaped = text.replaceAll(LIKE_ESCAPE, '_x005F_')
  if (!(escaped in Object.prototype)) return escaped
  return `_x${escaped.charCodeAt(0).toString(16).padStart(4, '0')}_${escaped.slice(1)}`
}

function cellOf(cell: XlsxCell, column: XlsxColumn | undefined): Cell {
  const kind = column?.kind ?? 'text'
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? { value: cell, type: Number, format: FORMATS[kind] } : null
  if (cell === null || cell === '') return null
  if (kind !== 'day') return { value: escapeText(cell), type: String, format: FORMATS.text }
  return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: FORMATS.day }
}
