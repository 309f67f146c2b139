import { keptFields } from './calculator-form.ts'
import type { CalculatorForm } from './calculator-form.ts'

/** An unsaved calculation as it is kept in the browser, with the account that it belongs to. */
export interface Draft {
  /** The account's id. */
  readonly owner: string
  /** The saved calculation it changes, or null for a new one. */
  readonly id: string | null
  readonly version: number | null
  /** The fields that were kept and can still be read. */
  readonly form: Partial<CalculatorForm>
  /** The key under which a save that got no answer is repeated, with what it sent. */
  readonly save: PendingSave | null
}

/** A save that was sent and not yet answered. */
export interface PendingSave {
  readonly key: string
  readonly payload: string
}

const KEY = 'homeyield.draft'

/** Whether any draft is kept in this browser. */
export function isDraftKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/**
 * The draft of an account for a calculation, or null. One that cannot be read is none. Throws where there is one and what reads its
 * fields has not been fetched: `fetchKeptFields` (calculator-form.ts) comes first.
 */
export function readDraft(owner: string, id: string | null): Draft | null {
  const kept = keptFor(owner, id)
  return kept && { owner, id, version: versionOf(kept.version), form: keptFields(kept.form), save: saveOf(kept.save) }
}

/** Whether a draft of an account is kept for a calculation. */
export function hasDraft(owner: string, id: string | null): boolean {
  return keptFor(owner, id) !== null
}

function keptFor(owner: string, id: string | null): Partial<Record<keyof Draft, unknown>> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<keyof Draft, unknown>> | null
    return kept?.owner === owner && (kept.id ?? null) === id && typeof kept.form === 'object' ? kept : null
  } catch {
    return null
  }
}

function versionOf(kept: unknown): number | null {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 1 ? kept : null
}

function saveOf(kept: unknown): PendingSave | null {
  const { key, payload } = (kept ?? {}) as Partial<Record<keyof PendingSave, unknown>>
  const sound = typeof key === 'string' && /^[\w-]{1,100}$/u.test(key) && typeof payload === 'string'
  return sound ? { key, payload } : null
}

/** Keeps a draft; there is one at a time. A browser without storage keeps none. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage nothing survives a reload; the page itself goes on.
  }
}

/** Forgets the draft. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
