import { readCell, type ReadCell } from './cell-text.ts'
import { labelOf } from './check-rows.ts'
import type { FoundRow } from './found-row.ts'
import type { Mapping, Target } from './guess-columns.ts'
import { priceOfCell, readFigureCell } from './read-figure-cell.ts'
import { exactFields, isRestHead, readRest } from './rest-columns.ts'

/** A table of a file: its heads, and its other rows with their numbers in the file. */
export interface Spreadsheet {
  readonly heads: readonly string[]
  readonly rows: readonly { readonly number: number; readonly cells: readonly ReadCell[] }[]
}

/** The first row that has anything is the heads; rows without anything are left out. */
export function toSpreadsheet(table: readonly (readonly ReadCell[])[]): Spreadsheet {
  const filled = table
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''))
  const [first, ...rows] = filled
  return { heads: (first?.cells ?? []).map((cell) => String(cell ?? '').trim()), rows }
}

const REST_CHANGED = 'The column with loans, tax and scenarios was changed, and cannot be read.'

/** The rows with the input of each column that `mapping` names. */
export function findRows({ heads, rows }: Spreadsheet, mapping: Mapping): readonly FoundRow[] {
  const restAt = heads.flatMap((head, index) => (isRestHead(head) ? [index] : []))
  const isOwn = restAt.length === 0
  const priceAt = mapping.indexOf('purchase_price')
  return rows.map(({ number, cells }) => {
    const price = priceOfCell(cells[priceAt])
    const found = mapping.flatMap((target, index) =>
      target === null ? [] : [findInput(target, cells[index], price, isOwn)],
    )
    const given = found.flatMap(({ target, value }) => (value === undefined ? [] : [[target, value] as const]))
    const rest = readRest(restAt.map((index) => cells[index] ?? null))
    const exact =
      rest === null ? {} : exactFields(rest, (name) => cells[mapping.findIndex((target) => target === name)])
    const scenarios = rest?.scenarios === undefined ? {} : { scenarios: rest.scenarios }
    return {
      number,
      body: { ...Object.fromEntries(given), ...exact, ...scenarios },
      problem: rest === null ? REST_CHANGED : joined(found.map(({ problem }) => problem)),
      question: joined(found.map(({ question }) => question)),
    }
  })
}

interface FoundInput {
  readonly target: Target
  /** Undefined where the cell has none. */
  readonly value: unknown
  readonly problem: string | null
  readonly question: string | null
}

// What a spreadsheet has in the place of a result.
const ERROR = /^\s*#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A|NUM!|NULL!|SPILL!|CALC!)\s*$/u

function findInput(target: Target, cell: ReadCell | undefined, price: number | null, isOwn: boolean): FoundInput {
  const label = labelOf([target])
  const input = { target, value: undefined, problem: null, question: null }
  if (isOwn && typeof cell === 'string' && ERROR.test(cell)) {
    return { ...input, problem: `${label}: The cell has the error ${cell.trim()}` }
  }
  const figure = readFigureCell(target, cell, price, isOwn)
  if (figure === null) return { ...input, value: readCell(target, cell) }
  if (figure.kind === 'refused') return { ...input, problem: `${label}: ${figure.problem}` }
  const value = figure.value ?? undefined
  if (figure.kind === 'value') return { ...input, value }
  return { ...input, value, question: `${label}: “${String(cell).trim()}” is read as ${figure.reading}` }
}

function joined(sentences: readonly (string | null)[]): string | null {
  const said = sentences.filter((sentence) => sentence !== null)
  return said.length === 0 ? null : said.join('. ')
}
