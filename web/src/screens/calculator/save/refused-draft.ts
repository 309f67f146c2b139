import { keptFields } from '../model/calculator-form.ts'
import type { Draft } from './draft.ts'
import { waitingSaves } from './waiting-saves.ts'

/**
 * The draft of a calculation whose late save was refused while no calculator showed it, or null. `fetchKeptFields` (calculator-form.ts)
 * comes first.
 */
export function refusedDraft(owner: string, id: string | null): Draft | null {
  const found = waitingSaves(owner).find((waiting) => waiting.id === id && waiting.refusal !== null)
  return found ? { owner, id, version: found.version, form: keptFields(found.body), save: found.save } : null
}
