import { useEffect } from 'react'
import { forgetInput, holdInput } from './held-input.ts'
import { currentAccount, leftByChoice } from './session.ts'
import { onTokenChange } from './token-store.ts'

/**
 * Holds what stands in a form when the session ends under it, until the person has signed in again and is back. `read` answers
 * what is worth holding, nothing secret, or null. What was held before is in the form by now and is forgotten.
 */
export function useHoldOverSignIn(form: string, read: () => Readonly<Record<string, string | boolean>> | null): void {
  useEffect(() => forgetInput(), [])
  useEffect(
    () =>
      onTokenChange(() => {
        if (currentAccount() !== null || leftByChoice()) return
        const input = read()
        if (input !== null) holdInput(form, input)
      }),
    [form, read],
  )
}
