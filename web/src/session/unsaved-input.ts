import { isRecord, recordOrEmpty } from '@homeyield/domain/records/is-record'
import { storedJson } from '../storage/stored-item.ts'
import { lastAccount } from './last-account.ts'

/** Values of a form by field, without secrets. */
type Input = Readonly<Record<string, string | boolean>>

interface StoredInput {
  readonly form: string
  readonly owner: string
  readonly input: Input
}

const stored = storedJson('tab', 'homeyield.held-input', (value): StoredInput | null => {
  const { form, owner, input } = recordOrEmpty(value)
  return typeof form === 'string' && typeof owner === 'string' && isInput(input) ? { form, owner, input } : null
})

function isInput(value: unknown): value is Input {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean')
}

/** Stores what was entered in a form when the session ended, in this tab and for this account only. */
export function storeUnsavedInput(form: string, input: Input): void {
  const owner = lastAccount()
  if (owner !== null) stored.write({ form, owner, input })
}

/** The stored input of a form, if it belongs to the account that is signed in; otherwise null. */
export function readUnsavedInput(form: string): Input | null {
  const found = stored.read()
  return found?.form === form && found.owner === lastAccount() ? found.input : null
}

export function forgetUnsavedInput(): void {
  stored.remove()
}
