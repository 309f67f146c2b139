import { isRecord, recordOrEmpty } from '@homeyield/domain/records/is-record'
import { storedJson } from '../../../storage/stored-item.ts'

/** A calculation that was imported, in the version that the import saved. */
export interface ImportedCalculation {
  readonly id: string
  readonly version: number
}

/** What was imported in this tab, and when the last of it was. */
export interface Imported {
  readonly at: number
  readonly calculations: readonly ImportedCalculation[]
}

const HOUR = 60 * 60 * 1000

const stored = storedJson('tab', 'homeyield.imported', (value): Imported | null => {
  const { at, calculations } = recordOrEmpty(value)
  return typeof at === 'number' && Array.isArray(calculations) && calculations.every(isImported)
    ? { at, calculations }
    : null
})

function isImported(value: unknown): value is ImportedCalculation {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['version'] === 'number'
}

/** The import of the last hour, which can be undone; null for none. */
export function readImported(now = Date.now()): Imported | null {
  const imported = stored.read()
  return imported !== null && now - imported.at < HOUR ? imported : null
}

/** Adds a calculation to those of this import; `isFirst` begins another. */
export function storeImported({ id, version }: ImportedCalculation, isFirst: boolean): void {
  const before = isFirst ? [] : (readImported()?.calculations ?? [])
  stored.write({ at: Date.now(), calculations: [...before, { id, version }] })
}

/** With the newer version of one that was finished as a part of the import. */
export function replaceImported({ id, version }: ImportedCalculation): void {
  const imported = readImported()
  if (imported === null) return
  const calculations = imported.calculations.map((one) => (one.id === id ? { id, version } : one))
  stored.write({ ...imported, calculations })
}

export function forgetImported(): void {
  stored.remove()
}
