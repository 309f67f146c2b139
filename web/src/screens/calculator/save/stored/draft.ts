import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { storedJson } from '../../../../storage/stored-item.ts'
import { readValidFields } from '../../model/read-valid-fields.ts'

export interface Draft {
  /** The account's id. */
  readonly owner: string
  /** The saved calculation it changes, `OWNED_DRAFT` for a new owned home, or null for another new one. */
  readonly id: string | null
  readonly version: number | null
  /** Those that are still valid. */
  readonly form: Partial<CalculationInputs>
  readonly bedroomsKnown: boolean
  readonly save: PendingSave | null
}

/** A save that was sent and got no response yet. */
export interface PendingSave {
  readonly key: string
  readonly payload: string
}

type StoredDraft = Partial<Record<keyof Draft, unknown>>

/** A new owned home has a page of its own, so it and another new calculation wait beside each other. */
export const OWNED_DRAFT = 'owned'

const storedCalculation = storedJson('browser', 'homeyield.draft', asDraft)
const storedOwned = storedJson('browser', 'homeyield.draft-owned', asDraft)

function asDraft(record: unknown): StoredDraft | null {
  return record as StoredDraft | null
}

function storedAs(id: string | null) {
  return id === OWNED_DRAFT ? storedOwned : storedCalculation
}

/** The account's draft of a calculation, or null if there is none or it cannot be read. */
export function readDraft(owner: string, id: string | null): Draft | null {
  const record = storedFor(owner, id)
  return (
    record && {
      owner,
      id,
      version: versionOf(record.version),
      form: readValidFields(record.form),
      // Earlier versions did not ask for them.
      bedroomsKnown: record.bedroomsKnown !== false,
      save: saveOf(record.save),
    }
  )
}

export function hasDraft(owner: string, id: string | null): boolean {
  return storedFor(owner, id) !== null
}

function storedFor(owner: string, id: string | null): StoredDraft | null {
  const record = storedAs(id).read()
  return record?.owner === owner && (record.id ?? null) === id && typeof record.form === 'object' ? record : null
}

function versionOf(record: unknown): number | null {
  return typeof record === 'number' && Number.isInteger(record) && record >= 1 ? record : null
}

function saveOf(record: unknown): PendingSave | null {
  const { key, payload } = (record ?? {}) as Partial<Record<keyof PendingSave, unknown>>
  const sound = typeof key === 'string' && /^[\w-]{1,100}$/u.test(key) && typeof payload === 'string'
  return sound ? { key, payload } : null
}

/** Replaces any other draft, but not that of a new owned home, which only itself replaces. */
export function storeDraft(draft: Draft): void {
  storedAs(draft.id).write(draft)
}

/** Forgets the draft, whichever calculation it is of; `OWNED_DRAFT` forgets that of a new owned home. */
export function forgetDraft(id: string | null = null): void {
  storedAs(id).remove()
}
