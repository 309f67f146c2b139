import { round } from '@homeyield/domain/money/round'
import { cellProblem } from './cell-problem.ts'
import { readCell, type ReadCell } from './cell-text.ts'
import { labelOf } from './check-rows.ts'
import type { FoundRow } from './found-row.ts'
import type { Mapping, Target } from './guess-columns.ts'
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
  return rows.map(({ number, cells }) => {
    const given = mapping.flatMap((target, index) => {
      const cell = cells[index]
      const value = target === null ? undefined : readCell(target, isOwn ? perCent(target, cell) : cell)
      return value === undefined ? [] : [[target, value] as const]
    })
    const rest = readRest(restAt.map((index) => cells[index] ?? null))
    const exact =
      rest === null ? {} : exactFields(rest, (name) => cells[mapping.findIndex((target) => target === name)])
    const scenarios = rest?.scenarios === undefined ? {} : { scenarios: rest.scenarios }
    return {
      number,
      body: { ...Object.fromEntries(given), ...exact, ...scenarios },
      problem: rest === null ? REST_CHANGED : isOwn ? cellProblems(mapping, cells) : null,
    }
  })
}

function cellProblems(mapping: Mapping, cells: readonly ReadCell[]): string | null {
  const problems = mapping.flatMap((target, index) => {
    const problem = target === null ? null : cellProblem(target, cells[index])
    return target === null || problem === null ? [] : [`${labelOf([target])}: ${problem}`]
  })
  return problems.length === 0 ? null : problems.join('. ')
}

const RATES: ReadonlySet<Target> = new Set(['interest_rate', 'property_management_fees', 'part_lived_in'])

// Without a sign of per cent.
const FRACTION = /^\s*0?\.\d+\s*$/u

/** Excel has 6.49 % as the number 0.0649; below 1 %, no such figure is likely. Our own sheets have 6.49. */
function perCent(target: Target, cell: ReadCell | undefined): ReadCell | undefined {
  if (!RATES.has(target)) return cell
  const figure = typeof cell === 'string' && FRACTION.test(cell) ? Number(cell) : cell
  return typeof figure === 'number' && figure > 0 && figure < 1 ? round(figure * 100, 4) : cell
}
