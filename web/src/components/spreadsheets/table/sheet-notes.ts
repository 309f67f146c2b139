import { columnNotes } from '../columns/column-notes.ts'
import type { Mapping } from '../columns/guess-columns.ts'
import type { ReadSheets } from '../read/read-file.ts'
import { isRestHead } from '../rows/rest-columns.ts'
import { isFilled } from './find-heads.ts'
import { hasHomes, type Spreadsheet } from './spreadsheet.ts'

/** What is said of a spreadsheet as a whole: what of it is read, and how its columns are. */
export function sheetNotes(read: ReadSheets, mapping: Mapping): readonly string[] {
  const { sheet } = read
  if (sheet.heads.some(isRestHead)) return []
  const isInColumn = (index: number) => sheet.rows.some(({ cells }) => isFilled(cells[index] ?? null))
  const columns = columnNotes(sheet.heads, mapping, isInColumn).filter((note) => note !== null)
  return [...choiceNotes(read), ...textNotes(sheet), ...columns]
}

/** What of a file is read. */
export function choiceNotes({ sheet, chosen, sheets }: ReadSheets): readonly string[] {
  return [
    ...(chosen.name === '' || sheets.length === 0 ? [] : [`The sheet “${chosen.name}” is read.`]),
    ...sheets
      .filter((other) => other.name !== chosen.name && hasHomes(other))
      .map(({ name }) => `The sheet “${name}” has homes too, and is not read.`),
    ...headNotes(sheet),
    ...(chosen.hasHiddenColumns ? ['Hidden columns are not read.'] : []),
  ]
}

function headNotes({ headRow, isTurned }: Spreadsheet): readonly string[] {
  if (!isTurned) return headRow === 1 ? [] : [`The headings are in row ${headRow}.`]
  return [
    `This table is read with its headings in ${headRow === 1 ? 'the first column' : `column ${headRow}`}: each column is a home.`,
  ]
}

// A spreadsheet would run it; “-5” and “+64 21” alone are only a figure.
const FORMULA = /^\s*[=+\-@](?![\d.,\s]*$)/u

function textNotes({ rows }: Spreadsheet): readonly string[] {
  const hasFormula = rows.some(({ cells }) => cells.some((cell) => typeof cell === 'string' && FORMULA.test(cell)))
  return hasFormula ? ['A cell that begins with =, + or - is text, and is text again in every export.'] : []
}
