import { foldText } from '@homeyield/domain/property/fold-text'
import { figureRowOf } from '../columns/target.ts'
import { type Mapping, targetOf } from '../columns/guess-columns.ts'
import { isFilled } from '../table/find-heads.ts'
import type { Spreadsheet, TableRow } from '../table/spreadsheet.ts'
import { EXAMPLE } from '../table/template-sheet.ts'
import type { FoundRow } from './found-row.ts'
import { homeOf } from './home-of.ts'
import { joinLoanRows } from './join-loan-rows.ts'

const TOTAL = /^(?:(?:grand|sub|portfolio|overall) ?)?(?:totals?|sums?)(?: |$)| (?:sub ?)?totals?$/u
const ALL =
  /^(?:all|whole|combined|entire|our)(?: \D*)? (?:propert(?:y|ies)|homes|houses|rentals|portfolio)$|^portfolio$/u
// There is a Mean Street.
const AVERAGE = /^(?:overall ?)?(?:averages?|avg?|mean|median)(?: \D*)?$/u

/** The rows with those that are no home, another loan of one, or a home again, not ticked. */
export function skipRows(sheet: Spreadsheet, mapping: Mapping, rows: readonly FoundRow[]): readonly FoundRow[] {
  const propertyAt = mapping.indexOf('property')
  const hasFigures = mapping.some((target) => target !== null && figureRowOf(target) !== null)
  const second = sheet.rows.findIndex((row) => isOtherTable(sheet, row))
  const homes = rows.map((row, index) => {
    const given = sheet.rows[index]
    if (given === undefined) return row
    if (second !== -1 && index >= second) return { ...row, skip: otherTable(sheet.rows[second]?.number) }
    const other = notHome(sheet, given, propertyAt, hasFigures)
    if (other !== null) return { ...row, skip: other }
    return given.isHidden && row.problem === null ? { ...row, skip: 'Hidden in the file' } : row
  })
  return skipRepeated(joinLoanRows(homes))
}

/** Whether a row has the headings of another table, such as that of the loans below that of the homes. */
function isOtherTable({ heads }: Spreadsheet, { cells }: TableRow): boolean {
  const filled = cells.filter(isFilled)
  const targets = new Set(filled.flatMap((cell) => (typeof cell === 'string' ? (targetOf(cell) ?? []) : [])))
  const isAgain = heads.every((head, index) => foldText(head) === foldText(String(cells[index] ?? '')))
  return targets.size > 1 && targets.size * 2 >= filled.length && !isAgain
}

function otherTable(number = 0): string {
  return `It is of another table, whose headings are in row ${number}`
}

function skipRepeated(rows: readonly FoundRow[]): readonly FoundRow[] {
  const first = new Map<string, number>()
  return rows.map((row) => {
    if (row.skip || row.problem !== null) return row
    const key = homeOf(row)
    const before = first.get(key)
    if (key !== '' && before === undefined) first.set(key, row.number)
    return before === undefined ? row : { ...row, skip: `The same home as row ${before}` }
  })
}

function notHome({ heads }: Spreadsheet, { cells }: TableRow, propertyAt: number, hasFigures: boolean): string | null {
  const texts = cells.map((cell) => (typeof cell === 'string' ? foldText(cell) : ''))
  const property = texts[propertyAt] ?? ''
  const label = property === '' ? (texts.find((text) => text !== '') ?? '') : property
  if (TOTAL.test(label) || ALL.test(label) || AVERAGE.test(label)) return 'A total, not a home'
  if (property.startsWith(foldText(EXAMPLE))) return 'The example of the template'
  const isAgain = heads.length > 1 && heads.every((head, index) => foldText(head) === (texts[index] ?? ''))
  if (isAgain) return 'The headings again'
  const isAlone = cells.filter(isFilled).length === 1 && property !== ''
  return isAlone && hasFigures && heads.length > 2 ? 'Only an address' : null
}
