import type { CalculationFields } from '@homeyield/contract/calculation'
import { storedJson, storedKeys } from '../../../storage/stored-item.ts'
import type { PendingSave } from './draft.ts'

/** A save that was asked for while the server could not be reached, kept in the browser until it is answered. */
export interface WaitingSave {
  /** The account's id. */
  readonly owner: string
  /** The saved calculation that it changes, or null for a new one. */
  readonly id: string | null
  readonly version: number | null
  /** The key under which it is sent, with what was sent under it first. */
  readonly save: PendingSave
  /** What is to be saved. */
  readonly body: CalculationFields
  /** When it was asked for, in milliseconds since 1970: they are sent in that order. */
  readonly at: number
  /** Why the server would not take it; null while it waits. */
  readonly refusal: string | null
}

// Each has an entry of its own, so that two tabs never write over each other's.
const PREFIX = 'homeyield.waiting-save.'

const listeners = new Set<() => void>()

/** What an account has waiting, or had refused, oldest first. What cannot be read is left out. */
export function waitingSaves(owner: string): WaitingSave[] {
  const found = storedKeys('browser', PREFIX).flatMap((key) => storedSave(key.slice(PREFIX.length)).read() ?? [])
  return found.filter((save) => save.owner === owner).sort((a, b) => a.at - b.at)
}

/** Whether any save is kept in this browser, whoever's. */
export function areSavesStored(): boolean {
  return storedKeys('browser', PREFIX).length > 0
}

/** The save that an account has waiting under a key, or null. */
export function waitingSave(owner: string, key: string | null): WaitingSave | null {
  const found = key === null ? null : storedSave(key).read()
  return found?.owner === owner ? found : null
}

/** Keeps a save until it is dropped; answers whether the browser could. */
export function storeWaiting(waiting: WaitingSave): boolean {
  if (!storedSave(waiting.save.key).write(waiting)) return false
  for (const listener of listeners) listener()
  return true
}

/** Forgets a save: it was answered, or is not wanted any more. */
export function dropWaiting(key: string): void {
  storedSave(key).remove()
}

/** Calls back when this tab keeps another save. */
export function onWaitingSave(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a form still is what is to be saved. */
export function matchesBody(body: CalculationFields, form: object): boolean {
  const fields = form as Record<string, unknown>
  return Object.entries(body).every(([field, value]) => fields[field] === value)
}

function storedSave(key: string) {
  return storedJson('browser', PREFIX + key, (stored): WaitingSave | null => {
    const record = stored as Partial<WaitingSave> | null
    const sound =
      typeof record?.owner === 'string' &&
      record.save?.key === key &&
      typeof record.save.payload === 'string' &&
      typeof record.body === 'object' &&
      record.body !== null
    if (!sound) return null
    const { owner, save, body } = record as WaitingSave
    return {
      owner,
      id: typeof record.id === 'string' ? record.id : null,
      version: typeof record.version === 'number' ? record.version : null,
      save: { key, payload: save.payload },
      body,
      at: typeof record.at === 'number' ? record.at : 0,
      refusal: typeof record.refusal === 'string' ? record.refusal : null,
    }
  })
}
