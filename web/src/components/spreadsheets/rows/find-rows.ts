import type { FieldName } from '@homeyield/domain/calculation/fields'
import { LOAN_PAYMENT_TERMS } from '@homeyield/domain/loans/loan-options'
import { readHeading } from '@homeyield/domain/listings/heading'
import { type ReadCell, readCell } from '../cells/cell-text.ts'
import type { Mapping } from '../columns/guess-columns.ts'
import { columnUnit } from '../columns/column-unit.ts'
import { rowOf } from '../columns/target.ts'
import { isMonthFirst } from '../cells/read-day-cell.ts'
import { priceOfCell } from '../cells/read-figure-cell.ts'
import type { Spreadsheet, TableRow } from '../table/spreadsheet.ts'
import { joinInputs } from './join-inputs.ts'
import { findInput, type FoundInput } from './find-input.ts'
import type { FoundRow } from './found-row.ts'
import { exactFields, isRestHead, readRest } from './rest-columns.ts'
import { splitProblem } from './split-amount.ts'
import { skipRows } from './skip-rows.ts'

const REST_CHANGED = 'The column with loans, tax and scenarios was changed, and cannot be read.'

/** The rows with the input of each column that `mapping` names; `asAt` is the day on which loans are owed. */
export function findRows(sheet: Spreadsheet, mapping: Mapping, asAt: string): readonly FoundRow[] {
  const isOwn = !sheet.heads.some(isRestHead)
  if (!isOwn) return sheet.rows.map((row) => findExported(sheet, mapping, row))
  return skipRows(
    sheet,
    mapping,
    sheet.rows.map((row) => findOwn(sheet, mapping, row, asAt)),
  )
}

/** Of a spreadsheet that was exported here: without units, and with what no cell can have. */
function findExported(sheet: Spreadsheet, mapping: Mapping, { number, cells }: TableRow): FoundRow {
  const { heads } = sheet
  const found = inputsOf(sheet, mapping, cells, false)
  const rest = readRest(heads.flatMap((head, index) => (isRestHead(head) ? [cells[index] ?? null] : [])))
  const cellOf = (name: FieldName) => cells[mapping.findIndex((target) => target === name)]
  const exact = rest === null ? {} : exactFields(rest, cellOf)
  const scenarios = rest?.scenarios === undefined ? {} : { scenarios: rest.scenarios }
  return {
    number,
    body: { ...Object.assign({}, ...found.map(({ values }) => values)), ...exact, ...scenarios },
    problem: rest === null ? REST_CHANGED : joined(found.map(({ problem }) => problem)),
    question: joined(found.map(({ question }) => question)),
  }
}

function findOwn(sheet: Spreadsheet, mapping: Mapping, row: TableRow, asAt: string): FoundRow {
  const found = inputsOf(sheet, mapping, row.cells, true)
  const { body, question, notes, problem } = joinInputs(found, asAt)
  return {
    number: row.number,
    body,
    problem:
      row.problem ?? splitProblem(row.cells, mapping) ?? joined([...found.map((input) => input.problem), problem]),
    question: joined([...found.map((input) => input.question), question]),
    notes: [...found.flatMap(({ note }) => note ?? []), ...notes],
  }
}

function inputsOf(
  { heads, rows }: Spreadsheet,
  mapping: Mapping,
  cells: readonly ReadCell[],
  isOwn: boolean,
): readonly FoundInput[] {
  const priceAt = mapping.indexOf('purchase_price')
  const price = priceOfCell(cells[priceAt], isOwn, heads[priceAt])
  const often = isOwn ? frequencyOf(cells[mapping.indexOf('rent_frequency')]) : null
  return mapping.flatMap((target, index) => {
    const isRent = target === 'weekly_rental_income' && often !== null
    const head = isRent ? withFrequency(heads[index] ?? '', often) : (heads[index] ?? '')
    if (target === null || (isOwn && columnUnit(target, head).refusal !== null)) return []
    const isMonth = rowOf(target)?.kind === 'date' && rows.some((row) => isMonthFirst(row.cells[index] ?? null))
    return [findInput({ target, head, cell: cells[index] ?? null, price, isOwn, isMonthFirst: isMonth })]
  })
}

/** How often the rent of a row is paid, where it has it; null for what is none of ours, which is refused. */
function frequencyOf(cell: ReadCell | undefined): string | null {
  const often = readCell('rent_frequency', cell)
  return LOAN_PAYMENT_TERMS.find((term) => term === often) ?? null
}

/** A heading with its own period is right. */
function withFrequency(head: string, often: string): string {
  return readHeading(head).unit.period === null ? `${head} (${often})` : head
}

function joined(sentences: readonly (string | null)[]): string | null {
  const said = sentences.filter((sentence) => sentence !== null)
  return said.length === 0 ? null : said.join('. ')
}
