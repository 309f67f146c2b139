import { isRecord, recordOrEmpty } from '@homeyield/domain/records/is-record'
import { CACHE_PREFIX, currentAccount } from '../../../session/session.ts'
import { storedJson } from '../../../storage/stored-item.ts'

/** A calculation that was imported, in the version that the import saved. */
export interface ImportedCalculation {
  readonly id: string
  readonly version: number
}

/** What was imported together, and when the last of it was. */
export interface Imported {
  readonly id: string
  readonly at: number
  readonly calculations: readonly ImportedCalculation[]
}

interface Stored {
  /** The account; nobody else may see it. */
  readonly owner: string
  readonly imports: readonly Imported[]
}

const HOUR = 60 * 60 * 1000

const stored = storedJson('browser', `${CACHE_PREFIX}imports`, (value): Stored | null => {
  const { owner, imports } = recordOrEmpty(value)
  return typeof owner === 'string' && Array.isArray(imports) && imports.every(isImported) ? { owner, imports } : null
})

function isImported(value: unknown): value is Imported {
  const { id, at, calculations } = recordOrEmpty(value)
  return (
    typeof id === 'string' && typeof at === 'number' && Array.isArray(calculations) && calculations.every(isCalculation)
  )
}

function isCalculation(value: unknown): value is ImportedCalculation {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['version'] === 'number'
}

/** The account's imports of the last hour, which can be undone, newest first. */
export function readImports(now = Date.now()): readonly Imported[] {
  const before = stored.read()
  return before?.owner === currentAccount() ? (before?.imports ?? []).filter(({ at }) => now - at < HOUR) : []
}

/** Adds a calculation to an import. */
export function storeImported(importId: string, { id, version }: ImportedCalculation): void {
  const before = readImports()
  const calculations = before.find((one) => one.id === importId)?.calculations ?? []
  const added = { id: importId, at: Date.now(), calculations: [...calculations, { id, version }] }
  write([added, ...before.filter((one) => one.id !== importId)])
}

/** With the newer version of one that was finished as a part of its import. */
export function replaceImported({ id, version }: ImportedCalculation): void {
  const replace = (one: ImportedCalculation) => (one.id === id ? { id, version } : one)
  write(
    readImports().map(({ calculations, ...rest }) => Object.assign(rest, { calculations: calculations.map(replace) })),
  )
}

export function forgetImport(importId: string): void {
  write(readImports().filter(({ id }) => id !== importId))
}

function write(imports: readonly Imported[]): void {
  stored.write({ owner: currentAccount() ?? '', imports })
}
