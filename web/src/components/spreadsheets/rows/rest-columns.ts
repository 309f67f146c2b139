import type { FieldName } from '@homeyield/domain/calculation/fields'
import { FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { isRecord, recordOrEmpty } from '@homeyield/domain/records/is-record'
import { readCell, type ReadCell, writeCell } from '../cells/cell-text.ts'

/** The column of an exported sheet with all that no other has. */
export const REST_HEAD = 'Loans, tax and scenarios (do not change)'

export function isRestHead(head: string): boolean {
  return head === REST_HEAD || head.startsWith(`${REST_HEAD} (`)
}

export interface Rest {
  readonly fields: Readonly<Record<string, unknown>>
  readonly scenarios: unknown
}

/** What these cells have; null when they were changed and cannot be read. */
export function readRest(cells: readonly ReadCell[]): Rest | null {
  const text = cells.map((cell) => (cell === null ? '' : String(cell))).join('')
  if (text === '') return { fields: {}, scenarios: undefined }
  try {
    const { fields = {}, scenarios } = recordOrEmpty(JSON.parse(text))
    return isRecord(fields) ? { fields, scenarios } : null
  } catch {
    return null
  }
}

/** The exact inputs, but for those whose cell was changed since the export. */
export function exactFields(rest: Rest, cellOf: (name: FieldName) => ReadCell | undefined): Record<string, unknown> {
  const unchanged = FIELD_NAMES.filter((name) => {
    if (!Object.hasOwn(rest.fields, name)) return false
    const written = readCell(name, writeCell(name, rest.fields[name]))
    return JSON.stringify(written) === JSON.stringify(readCell(name, cellOf(name)))
  })
  return Object.fromEntries(unchanged.map((name) => [name, rest.fields[name]]))
}
