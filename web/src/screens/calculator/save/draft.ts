import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { storedJson } from '../../../storage/stored-item.ts'
import { readStoredFields } from '../model/calculator-form.ts'

/** An unsaved calculation as it is kept in the browser, with the account that it belongs to. */
export interface Draft {
  /** The account's id. */
  readonly owner: string
  /** The saved calculation it changes, or null for a new one. */
  readonly id: string | null
  readonly version: number | null
  /** The fields that were kept and can still be read. */
  readonly form: Partial<CalculationInputs>
  /** The key under which a save that got no answer is repeated, with what it sent. */
  readonly save: PendingSave | null
}

/** A save that was sent and not yet answered. */
export interface PendingSave {
  readonly key: string
  readonly payload: string
}

type StoredDraft = Partial<Record<keyof Draft, unknown>>

const stored = storedJson('browser', 'homeyield.draft', (record) => record as StoredDraft | null)

/** Whether any draft is kept in this browser. */
export function isDraftStored(): boolean {
  return stored.read() !== null
}

/**
 * The draft of an account for a calculation, or null. One that cannot be read is none. Throws where there is one and what reads its
 * fields has not been fetched: `fetchFieldSchemas` (calculator-form.ts) comes first.
 */
export function readDraft(owner: string, id: string | null): Draft | null {
  const record = storedFor(owner, id)
  return (
    record && {
      owner,
      id,
      version: versionOf(record.version),
      form: readStoredFields(record.form),
      save: saveOf(record.save),
    }
  )
}

/** Whether a draft of an account is kept for a calculation. */
export function hasDraft(owner: string, id: string | null): boolean {
  return storedFor(owner, id) !== null
}

function storedFor(owner: string, id: string | null): StoredDraft | null {
  const record = stored.read()
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

/** Keeps a draft; there is one at a time. */
export function storeDraft(draft: Draft): void {
  stored.write(draft)
}

/** Forgets the draft. */
export function forgetDraft(): void {
  stored.remove()
}
