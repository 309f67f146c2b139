import type { CalculationFields } from '@homeyield/contract/calculation'
import { isSameInput } from '@homeyield/domain/calculation/is-same-input'
import { storedJson, storedKeys } from '../../../../storage/stored-item.ts'
import type { PendingSave } from './draft.ts'

/** A save stored in the browser until the server can be reached. */
export interface WaitingSave {
  readonly owner: string
  /** The calculation to change, or null for a new one. */
  readonly id: string | null
  readonly version: number | null
  /** Its key, with the first body sent under it. */
  readonly save: PendingSave
  readonly body: CalculationFields
  /** Milliseconds since 1970: they are sent in this order. */
  readonly at: number
  /** The server's refusal; null while it waits. */
  readonly refusal: string | null
}

// One entry each, so that two tabs never overwrite each other's.
const PREFIX = 'homeyield.waiting-save.'

const listeners = new Set<() => void>()

/** The account's waiting and refused saves, oldest first, without unreadable ones. */
export function waitingSaves(owner: string): WaitingSave[] {
  const found = storedKeys('browser', PREFIX).flatMap((key) => storedSave(key.slice(PREFIX.length)).read() ?? [])
  return found.filter((save) => save.owner === owner).sort((a, b) => a.at - b.at)
}

export function waitingSave(owner: string, key: string | null): WaitingSave | null {
  const found = key === null ? null : storedSave(key).read()
  return found?.owner === owner ? found : null
}

/** Stores a save. Returns whether the browser could. */
export function storeWaiting(waiting: WaitingSave): boolean {
  if (!storedSave(waiting.save.key).write(waiting)) return false
  for (const listener of listeners) listener()
  return true
}

export function dropWaiting(key: string): void {
  storedSave(key).remove()
}

/** Subscribes to saves that this tab stores. */
export function onWaitingSave(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a form still equals the body to save. */
export function matchesBody(body: CalculationFields, form: object): boolean {
  const fields = form as Record<string, unknown>
  return Object.entries(body).every(([field, value]) => isSameInput(fields[field], value))
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
