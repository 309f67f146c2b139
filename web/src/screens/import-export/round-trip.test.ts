import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { EVERY_INPUT } from '@homeyield/domain/calculation/testing/every-input'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import type { XlsxCell } from '../../components/xlsx/xlsx-sheet.ts'
import { writeXlsx } from '../../components/xlsx/write-xlsx.ts'
import { arbitraryCalculation } from './arbitrary-calculation.ts'
import { calculationsSheet } from './calculations-sheet.ts'
import { checkRows } from './rows/check-rows.ts'
import type { ReadCell } from './cells/cell-text.ts'
import type { FoundRow } from './rows/found-row.ts'
import { guessColumns } from './columns/guess-columns.ts'
import { readJsonFile, writeJsonFile } from './read/json-file.ts'
import { readFile } from './read/read-file.ts'
import { findRows } from './rows/find-rows.ts'
import { toSpreadsheet } from './table/spreadsheet.ts'
import type { TransferredCalculation } from './transferred-calculation.ts'

const DAY = '2026-11-26'

// Of vitest.config.ts.
declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
  }
}

// The ten thousand of the specification with PROPERTY_RUNS, otherwise a part: an example is large.
const ALL = 10_000
const numRuns = inject('propertyRuns') < ALL ? Math.ceil(inject('propertyRuns') / 3) : ALL
const portfolio = fc.array(arbitraryCalculation, { minLength: 1, maxLength: 2 })

/** What the server stores of the rows: everything that was exported. */
function expectSame(rows: readonly FoundRow[], exported: readonly TransferredCalculation[]): void {
  expect(rows).toHaveLength(exported.length)
  for (const [index, { inputs, scenarios }] of exported.entries()) {
    const { body = {}, problem } = rows[index] ?? {}
    expect(problem).toBeNull()
    const { scenarios: found = [], ...given } = body as { scenarios?: unknown }
    expect({ ...NOTHING_GIVEN, ...given }).toEqual(inputs)
    expect(found).toEqual(scenarios)
  }
  // The contract takes it, and changes nothing.
  const checked = checkRows(rows)
  expect(checked.map((row) => row.problem)).toEqual(exported.map(() => null))
  expect(checked.map(({ body }) => withoutMissing(body))).toEqual(rows.map(({ body }) => body))
}

function rowsOfSheet(table: readonly (readonly ReadCell[])[]): readonly FoundRow[] {
  const sheet = toSpreadsheet(table)
  return findRows(sheet, guessColumns(sheet.heads), DAY)
}

function withoutMissing(body: object | null): object {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== undefined))
}

it('tries every input of an analysis', () => {
  const samples = fc.sample(arbitraryCalculation, { numRuns: 100 })
  const tried = new Set(samples.flatMap(({ inputs }) => Object.keys(inputs.analysis ?? {})))
  expect(Object.keys(ANALYSIS_FIELDS).filter((name) => !tried.has(name))).toEqual([])
})

it('every input comes back from a file, also inside the analysis', async () => {
  const all = [{ inputs: EVERY_INPUT, scenarios: [] }]
  expectSame(readJsonFile(writeJsonFile(all, '2026-11-24T00:00:00Z')), all)
  const read = await readFile(await writeXlsx([calculationsSheet(all)]))
  if (!('sheet' in read)) throw new Error('Not read as a spreadsheet')
  expectSame(findRows(read.sheet, guessColumns(read.sheet.heads), DAY), all)
})

it('JSON and sheet lose nothing of any portfolio', () => {
  fc.assert(
    fc.property(portfolio, (all) => {
      expectSame(readJsonFile(writeJsonFile(all, '2026-11-24T00:00:00Z')), all)
      const { columns, rows } = calculationsSheet(all)
      const cells = rows.map((row) => row.map((cell: XlsxCell) => (cell === '' ? null : cell)))
      expectSame(rowsOfSheet([columns.map(({ head }) => head), ...cells]), all)
    }),
    { numRuns },
  )
})

it('an XLSX file loses nothing either', async () => {
  await fc.assert(
    fc.asyncProperty(portfolio, async (all) => {
      const read = await readFile(await writeXlsx([calculationsSheet(all)]))
      if (!('sheet' in read)) throw new Error('Not read as a spreadsheet')
      expectSame(findRows(read.sheet, guessColumns(read.sheet.heads), DAY), all)
    }),
    { numRuns: Math.ceil(numRuns / 20) },
  )
})

it('takes what was changed in a cell, and keeps the rest of the row', () => {
  const [one] = fc.sample(arbitraryCalculation, { numRuns: 1 })
  if (one === undefined) throw new Error('No example')
  const changed = { ...one, inputs: { ...one.inputs, note: 'Roof\r\nis new', tags: ['a, b'], purchase_price: 1 } }
  const { columns, rows } = calculationsSheet([changed])
  const at = (label: string) => columns.findIndex(({ head }) => head === label)
  const cells: ReadCell[] = [...(rows[0] ?? [])]
  cells[at('Purchase price')] = 990_000
  cells[at('Note')] = 'Sold'
  const [row] = rowsOfSheet([columns.map(({ head }) => head), cells])
  expect(row?.body).toMatchObject({ purchase_price: 990_000, note: 'Sold', tags: ['a, b'] })
})
