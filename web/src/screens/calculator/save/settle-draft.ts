import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { forgetDraft, keepDraft, readDraft } from '../draft.ts'
import { isAsSent } from './waiting-saves.ts'
import type { WaitingSave } from './waiting-saves.ts'

/**
 * Brings the draft up to date with a save that was answered while no calculator showed it: it goes if it is what was saved, and
 * what was typed since becomes an unsaved change of the saved calculation. Any other draft stays as it is.
 */
export function settleDraft(
  { owner, id, save, body }: WaitingSave,
  kept: Pick<SavedCalculation, 'id' | 'version'>,
): void {
  const draft = readDraft(owner, id)
  if (draft?.save?.key !== save.key) return
  if (isAsSent(body, draft.form)) forgetDraft()
  else keepDraft({ ...draft, id: kept.id, version: kept.version, save: null })
}
