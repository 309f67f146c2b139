import { storedJson } from '../storage/stored-item.ts'
import { lastAccount } from './last-account.ts'

/** What stood in a form, by field; nothing that is secret. */
type Input = Readonly<Record<string, string | boolean>>

interface Held {
  readonly form: string
  readonly owner: string
  readonly input: Input
}

const held = storedJson('tab', 'homeyield.held-input', (stored) => stored as Held | null)

/** Holds what somebody had entered in a form when their session ended, for this tab and for them alone. */
export function storeUnsavedInput(form: string, input: Input): void {
  const owner = lastAccount()
  if (owner !== null) held.write({ form, owner, input })
}

/** What was held of a form for who is signed in now; null for nothing. */
export function readUnsavedInput(form: string): Input | null {
  const found = held.read()
  return found?.form === form && found.owner === lastAccount() ? found.input : null
}

/** Forgets what was held, for whomever. */
export function forgetUnsavedInput(): void {
  held.remove()
}
