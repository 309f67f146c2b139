import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { withKnownPeople, withoutPeople, withPeople } from '@homeyield/domain/calculation/household'
import { EVERY_INPUT } from '@homeyield/domain/calculation/testing/every-input'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import type { XlsxCell } from '../../components/xlsx/xlsx-sheet.ts'
import { writeXlsx } from '../../components/xlsx/write-xlsx.ts'
import { arbitraryCalculation, arbitraryOwned } from './arbitrary-calculation.ts'
import { inputsSheet } from './write/inputs-sheet.ts'
import { checkRows } from '../../components/spreadsheets/rows/check-rows.ts'
import type { ReadCell } from '../../components/spreadsheets/cells/cell-text.ts'
import type { FoundRow } from '../../components/spreadsheets/rows/found-row.ts'
import { guessColumns } from '../../components/spreadsheets/columns/guess-columns.ts'
import { readJsonFile, writeJsonFile } from '../../components/spreadsheets/read/json-file.ts'
import { readCsv } from '../../components/spreadsheets/read/read-csv.ts'
import { readFile } from '../../components/spreadsheets/read/read-file.ts'
import { exportSheets, writeCsvFile } from './write/write-files.ts'
import { findRows } from '../../components/spreadsheets/rows/find-rows.ts'
import { toSpreadsheet } from '../../components/spreadsheets/table/spreadsheet.ts'
import type { TransferredCalculation } from '../../components/spreadsheets/read/transferred-calculation.ts'

const DAY = '2026-11-26'
const EXPORTED_AT = '2026-11-24T00:00:00Z'
const MEMBER = { premium: true, is_property_professional: false, email_confirmed: true }

// Of vitest.config.ts.
declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
  }
}

// Ten thousand with PROPERTY_RUNS, otherwise a part: an example is large.
const ALL = 10_000
const numRuns = inject('propertyRuns') < ALL ? Math.ceil(inject('propertyRuns') / 3) : ALL
// Each takes some 20 ms: all of them are tried by `npm run bench -- properties`.
const xlsxRuns = inject('propertyRuns') < 10 * ALL ? Math.ceil(numRuns / 20) : ALL
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
  expectSame(readJsonFile(writeJsonFile(all, EXPORTED_AT)), all)
  const read = await readFile(await writeXlsx([inputsSheet(all)]))
  if (!('sheet' in read)) throw new Error('Not read as a spreadsheet')
  expectSame(findRows(read.sheet, guessColumns(read.sheet.heads), DAY), all)
})

it('JSON and sheet lose nothing of any portfolio', () => {
  fc.assert(
    fc.property(portfolio, (all) => {
      expectSame(readJsonFile(writeJsonFile(all, EXPORTED_AT)), all)
      const { columns, rows } = inputsSheet(all)
      const cells = rows.map((row) => row.map((cell: XlsxCell) => (cell === '' ? null : cell)))
      expectSame(rowsOfSheet([columns.map(({ head }) => head), ...cells]), all)
    }),
    { numRuns },
  )
})

it('CSV loses nothing either', () => {
  fc.assert(
    fc.property(portfolio, (all) => {
      expectSame(rowsOfSheet(readCsv(new TextEncoder().encode(writeCsvFile(all)))), all)
    }),
    { numRuns },
  )
})

it('a household’s homes, with their people and what is owed, come back from any file, and are stored as they were', () => {
  fc.assert(
    fc.property(arbitraryOwned, ({ household, homes: all }) => {
      expectSame(readJsonFile(writeJsonFile(all, EXPORTED_AT)), all)
      const rows = rowsOfSheet(readCsv(new TextEncoder().encode(writeCsvFile(all))))
      expectSame(rows, all)
      const known = new Set(household.map(({ id }) => id))
      for (const [index, { body }] of checkRows(rows).entries()) {
        if (body === null) throw new Error('Refused')
        const kept = withPeople(withoutPeople(withKnownPeople(body, known)), household)
        expect(kept.analysis).toEqual(all[index]?.inputs.analysis)
        // Another account’s household has none of them: the owners stay, with what the file has of them.
        const owners = withKnownPeople(body, new Set()).analysis?.owners ?? []
        expect(owners.some((owner) => 'person_id' in owner)).toBe(false)
        expect(owners).toMatchObject(body.analysis?.owners?.map(({ name, share_pct }) => ({ name, share_pct })) ?? [])
      }
    }),
    { numRuns },
  )
})

it('an XLSX file loses nothing either, and its sheets to read can be written of anything', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        portfolio,
        arbitraryOwned.map(({ homes }) => homes),
      ),
      async (all) => {
        const read = await readFile(await writeXlsx(exportSheets(MEMBER, all, EXPORTED_AT)))
        if (!('sheet' in read)) throw new Error('Not read as a spreadsheet')
        expectSame(findRows(read.sheet, guessColumns(read.sheet.heads), DAY), all)
      },
    ),
    { numRuns: xlsxRuns },
  )
})

it('takes what was changed in a cell, and keeps the rest of the row', () => {
  const [one] = fc.sample(arbitraryCalculation, { numRuns: 1 })
  if (one === undefined) throw new Error('No example')
  const changed = { ...one, inputs: { ...one.inputs, note: 'Roof\r\nis new', tags: ['a, b'], purchase_price: 1 } }
  const { columns, rows } = inputsSheet([changed])
  const at = (label: string) => columns.findIndex(({ head }) => head === label)
  const cells: ReadCell[] = [...(rows[0] ?? [])]
  cells[at('Purchase price')] = 990_000
  cells[at('Note')] = 'Sold'
  const [row] = rowsOfSheet([columns.map(({ head }) => head), cells])
  expect(row?.body).toMatchObject({ purchase_price: 990_000, note: 'Sold', tags: ['a, b'] })
})
