import type { CalculatorForm } from './calculator-form.ts'

/** An unsaved calculation as it is kept in the browser, with the account that it belongs to. */
export interface Draft {
  /** The account's id. */
  readonly owner: string
  /** The saved calculation it changes, or null for a new one. */
  readonly id: string | null
  readonly version: number | null
  readonly form: CalculatorForm
  /** The key under which a save that got no answer is repeated, with what it sent. */
  readonly save: PendingSave | null
}

/** A save that was sent and not yet answered. */
export interface PendingSave {
  readonly key: string
  readonly payload: string
}

const KEY = 'homeyield.draft'

/** The draft of an account for a calculation, or null. One that cannot be read is none. */
export function readDraft(owner: string, id: string | null): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null
    return draft?.owner === owner && draft.id === id && typeof draft.form === 'object' ? draft : null
  } catch {
    return null
  }
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
