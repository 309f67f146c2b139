import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { fetchKeptFields } from '../model/calculator-form.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { isAsSent } from './waiting-saves.ts'
import type { WaitingSave } from './waiting-saves.ts'

/**
 * Brings the draft up to date with a save that was answered while no calculator showed it: it goes if it is what was saved, and
 * what was typed since becomes an unsaved change of the saved calculation. Any other draft stays as it is, and so does one that cannot be
 * read for want of code: it is saved again under the same key.
 */
export async function settleDraft(
  { owner, id, save, body }: WaitingSave,
  kept: Pick<SavedCalculation, 'id' | 'version'>,
): Promise<void> {
  const readable = await fetchKeptFields().catch(() => false)
  if (!readable) return
  const draft = readDraft(owner, id)
  if (draft?.save?.key !== save.key) return
  if (isAsSent(body, draft.form)) forgetDraft()
  else keepDraft({ ...draft, id: kept.id, version: kept.version, save: null })
}
