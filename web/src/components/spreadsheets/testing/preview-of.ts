import { guessColumns } from '../columns/guess-columns.ts'
import { readFile } from '../read/read-file.ts'
import { checkRows, type CheckedRow } from '../rows/check-rows.ts'
import { findRows } from '../rows/find-rows.ts'
import { sheetNotes } from '../table/sheet-notes.ts'

const DAY = '2026-11-26'

/** What a person sees of a spreadsheet before anything is saved, and what is saved when it is accepted so. */
export async function previewOf(file: Uint8Array<ArrayBuffer>) {
  const read = await readFile(new Blob([file]))
  if ('rows' in read) throw new Error('Not a spreadsheet')
  const mapping = guessColumns(read.sheet.heads)
  const rows = checkRows(findRows(read.sheet, mapping, DAY))
  const ticked = rows.filter(({ skip }) => skip === null)
  return {
    homes: ticked.flatMap(({ body, question }) => (body === null || question !== null ? [] : [savedOf(body)])),
    refused: ticked.flatMap(({ number, problem }) => (problem === null ? [] : [{ row: number, why: problem }])),
    asked: ticked.flatMap(({ number, question }) => (question === null ? [] : [{ row: number, why: question }])),
    said: [...sheetNotes(read, mapping), ...rows.flatMap(saidOf)],
  }
}

function saidOf({ number, notes, skip }: CheckedRow): readonly string[] {
  return skip === null ? notes : [...notes, `Row ${number} is not ticked: ${skip}.`]
}

/** The server has the term in months. */
function savedOf({ loan_duration: years, ...body }: NonNullable<CheckedRow['body']>): object {
  return typeof years === 'number' ? { ...body, loan_duration_months: years * 12 } : body
}
