import { lastAccount } from './last-account.ts'

const KEY = 'homeyield.held-input'

/** What stood in a form, by field; nothing that is secret. */
type Input = Readonly<Record<string, string | boolean>>

interface Held {
  readonly form: string
  readonly owner: string
  readonly input: Input
}

let heldInMemory: string | null = null

/** Holds what somebody had entered in a form when their session ended, for this tab and for them alone. */
export function holdInput(form: string, input: Input): void {
  const owner = lastAccount()
  if (owner === null) return
  heldInMemory = JSON.stringify({ form, owner, input } satisfies Held)
  try {
    sessionStorage.setItem(KEY, heldInMemory)
  } catch {
    // Storage is switched off: it lives as long as the page.
  }
}

/** What was held of a form for who is signed in now; null for nothing. */
export function heldInput(form: string): Input | null {
  const held = read()
  return held?.form === form && held.owner === lastAccount() ? held.input : null
}

/** Forgets what was held, for whomever. */
export function forgetInput(): void {
  heldInMemory = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

function read(): Held | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? heldInMemory ?? 'null') as Held | null
  } catch {
    return null
  }
}
