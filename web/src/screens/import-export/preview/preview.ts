import { isoDate } from '../../../ui/date-text.ts'
import { guessColumns, type Mapping, mappingProblem } from '../columns/guess-columns.ts'
import { MOST_ROWS } from '../read/file-format.ts'
import type { ReadSheets } from '../read/read-file.ts'
import type { Sheet } from '../read/sheet.ts'
import { checkRows, type CheckedRow } from '../rows/check-rows.ts'
import { findRows } from '../rows/find-rows.ts'
import type { Layout } from '../table/find-heads.ts'
import { FOUND, toSpreadsheet } from '../table/spreadsheet.ts'

/** A spreadsheet as a person sees it before its rows are saved. */
export interface Preview extends ReadSheets {
  readonly mapping: Mapping
}

export function openPreview(read: ReadSheets): Preview {
  return { ...read, mapping: guessColumns(read.sheet.heads) }
}

/** With another sheet, or another row of headings. */
export function layOut(preview: Preview, chosen: Sheet, layout: Layout = FOUND): Preview {
  return openPreview({ ...preview, chosen, sheet: toSpreadsheet(chosen.rows, layout, chosen.hiddenRows) })
}

/** With a cell as a person wrote it; `number` is the row's. */
export function mendCell(preview: Preview, number: number, column: number, text: string): Preview {
  const rows = preview.sheet.rows.map((row) => {
    if (row.number !== number) return row
    const width = Math.max(row.cells.length, preview.sheet.heads.length)
    const cells = Array.from({ length: width }, (_, index) => row.cells[index] ?? null).with(column, text)
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
