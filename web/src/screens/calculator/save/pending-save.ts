import type { CalculationFields } from '@homeyield/contract/calculation'
import type { PendingSave } from './draft.ts'

/**
 * The save to send: the one that is still without an answer, or a new one. Once two different bodies went under one key, nobody knows
 * which of them arrived: its payload is then an empty text, which no body is.
 */
export function pendingSave(body: CalculationFields, unanswered: PendingSave | null): PendingSave {
  const payload = JSON.stringify(body)
  if (unanswered === null) return { key: crypto.randomUUID(), payload }
  return unanswered.payload === payload ? unanswered : { ...unanswered, payload: '' }
}
