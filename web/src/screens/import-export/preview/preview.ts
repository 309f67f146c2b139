import { isoDate } from '../../../ui/date-text.ts'
import { guessColumns, type Mapping, mappingProblem } from '../../../components/spreadsheets/columns/guess-columns.ts'
import { MOST_ROWS } from '../../../components/spreadsheets/read/file-format.ts'
import type { ReadSheets } from '../../../components/spreadsheets/read/read-file.ts'
import type { Sheet } from '../../../components/spreadsheets/read/sheet.ts'
import { checkRows, type CheckedRow } from '../../../components/spreadsheets/rows/check-rows.ts'
import { findRows } from '../../../components/spreadsheets/rows/find-rows.ts'
import type { Layout } from '../../../components/spreadsheets/table/find-heads.ts'
import { FOUND, toSpreadsheet } from '../../../components/spreadsheets/table/spreadsheet.ts'

/** A spreadsheet as a person sees it before its rows are saved. */
export interface Preview extends ReadSheets {
  readonly mapping: Mapping
  readonly mended: readonly MendedCell[]
}

/** A cell as a person wrote it, by its place in the file. */
interface MendedCell {
  readonly sheet: string
  readonly row: number
  readonly column: number
  readonly text: string
}

export function openPreview(read: ReadSheets): Preview {
  return { ...read, mapping: guessColumns(read.sheet.heads), mended: [] }
}

/** With another sheet, or another row of headings; the cells that were mended stay so. */
export function layOut(preview: Preview, chosen: Sheet, layout: Layout = FOUND): Preview {
  const sheet = toSpreadsheet(chosen.rows, layout, chosen.hiddenRows, chosen.merged)
  const { mended } = preview
  const opened = { ...openPreview({ ...preview, chosen, sheet }), mended }
  return mended.filter((cell) => cell.sheet === chosen.name).reduce(withCell, opened)
}

/** With a cell as a person wrote it; `number` is the row's. */
export function mendCell(preview: Preview, number: number, column: number, text: string): Preview {
  const place = preview.sheet.isTurned ? { row: column + 1, column: number - 1 } : { row: number, column }
  const cell = { sheet: preview.chosen.name, ...place, text }
  const others = preview.mended.filter((one) => !isSamePlace(one, cell))
  return withCell({ ...preview, mended: [...others, cell] }, cell)
}

function isSamePlace(one: MendedCell, other: MendedCell): boolean {
  return one.sheet === other.sheet && one.row === other.row && one.column === other.column
}

function withCell(preview: Preview, cell: MendedCell): Preview {
  const { isTurned } = preview.sheet
  const [number, column] = isTurned ? [cell.column + 1, cell.row - 1] : [cell.row, cell.column]
  const rows = preview.sheet.rows.map((row) => {
    if (row.number !== number) return row
    const width = Math.max(row.cells.length, preview.sheet.heads.length, column + 1)
    const cells = Array.from({ length: width }, (_, index) => row.cells[index] ?? null).with(column, cell.text)
    // Only more values than headings cannot be mended in one cell.
    return { ...row, cells, problem: row.cells.length < preview.sheet.heads.length ? null : row.problem }
  })
  return { ...preview, sheet: { ...preview.sheet, rows } }
}

export function rowsOf({ sheet, mapping }: Preview): readonly CheckedRow[] {
  return checkRows(findRows(sheet, mapping, isoDate(new Date())))
}

/** Why it cannot be imported so; null when it can. */
export function previewProblem({ sheet, mapping }: Preview): string | null {
  const count = sheet.rows.length
  return count > MOST_ROWS
    ? `This sheet has ${count} rows. Import at most ${MOST_ROWS} at a time.`
    : mappingProblem(mapping, sheet.heads)
}
