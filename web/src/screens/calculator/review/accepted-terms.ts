import { useSyncExternalStore } from 'react'
import { currentAccount } from '../../../session/session.ts'

const KEY = 'homeyield.terms'
const listeners = new Set<() => void>()
// What a browser without storage remembers, for as long as the page is open.
let unkept: string | null = null

/**
 * Remembers on this device whether the account that is signed in accepts the terms of an estimate, so that a reload does not ask
 * again. The server keeps when they were accepted. Source: decisions section 3, "Professional".
 */
export function setTermsAccepted(accepted: boolean): void {
  const word = JSON.stringify({ account: currentAccount(), accepted })
  unkept = null
  try {
    localStorage.setItem(KEY, word)
  } catch {
    unkept = word
  }
  for (const listener of listeners) listener()
}

/** Whether the terms are accepted. Without a word about it, whoever has saved an estimate before accepted them then. */
export function termsAccepted(savedBefore: boolean): boolean {
  const { account, accepted } = read()
  return account !== undefined && account === currentAccount() && typeof accepted === 'boolean' ? accepted : savedBefore
}

/** The same, followed. */
export function useTermsAccepted(savedBefore: boolean): boolean {
  return useSyncExternalStore(subscribe, () => termsAccepted(savedBefore))
}

function read(): { readonly account?: unknown; readonly accepted?: unknown } {
  try {
    return (JSON.parse(unkept ?? localStorage.getItem(KEY) ?? 'null') as object | null) ?? {}
  } catch {
    return {}
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
