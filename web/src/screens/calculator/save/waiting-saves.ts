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
export function areSavesKept(): boolean {
  return storedKeys('browser', PREFIX).length > 0
}

/** The save that an account has waiting under a key, or null. */
export function waitingSave(owner: string, key: string | null): WaitingSave | null {
  const found = key === null ? null : storedSave(key).read()
  return found?.owner === owner ? found : null
}

/** Keeps a save until it is dropped; answers whether the browser could. */
export function keepWaiting(waiting: WaitingSave): boolean {
  if (!storedSave(waiting.save.key).write(waiting)) return false
  for (const listener of listeners) listener()
  return true
}

/** Forgets a save: it was answered, or is not wanted any more. */
export function dropWaiting(key: string): void {
  storedSave(key).remove()
}

/** Calls back when this tab keeps another save. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a form still is what is to be saved. */
export function isAsSent(body: CalculationFields, form: object): boolean {
  const held = form as Record<string, unknown>
  return Object.entries(body).every(([field, value]) => held[field] === value)
}

function storedSave(key: string) {
  return storedJson('browser', PREFIX + key, (stored): WaitingSave | null => {
    const kept = stored as Partial<WaitingSave> | null
    const sound =
      typeof kept?.owner === 'string' &&
      kept.save?.key === key &&
      typeof kept.save.payload === 'string' &&
      typeof kept.body === 'object' &&
      kept.body !== null
    if (!sound) return null
    const { owner, save, body } = kept as WaitingSave
    return {
      owner,
      id: typeof kept.id === 'string' ? kept.id : null,
      version: typeof kept.version === 'number' ? kept.version : null,
      save: { key, payload: save.payload },
      body,
      at: typeof kept.at === 'number' ? kept.at : 0,
      refusal: typeof kept.refusal === 'string' ? kept.refusal : null,
    }
  })
}
