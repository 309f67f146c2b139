import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { paths } from '../../../paths.ts'
import { loadRentEvidence } from '../address/market-rent.ts'
import { toClean } from '../model/calculator-state.ts'
import { saveNow } from './save-now.ts'
import type { SaveContext } from './save-now.ts'
import { asNew, withTheirs, withTheirVersion } from './save-transitions.ts'

/** Saves this version over the one saved elsewhere. */
export function overwriteTheirs(context: SaveContext, theirs: SavedCalculation): void {
  context.store.update(withTheirVersion, theirs)
  void saveNow(context)
}

export function loadTheirs({ store }: SaveContext, theirs: SavedCalculation): void {
  store.update(withTheirs, theirs)
  void loadRentEvidence(store)
}

/** Saves what was deleted elsewhere. */
export function saveAsNew(context: SaveContext): void {
  context.store.update(asNew)
  void saveNow(context, { isConfirmed: true })
}

export function discardDeleted({ store, drafts, navigate }: SaveContext): void {
  drafts.discard()
  store.update(toClean)
  void navigate(paths.calculations)
}
