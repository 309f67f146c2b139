import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { currentAccount } from '../../../session/session.ts'
import { RequestCancelled } from '../../../api-client/request-problem.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { saveCalculation } from './save-calculation.ts'
import { inTurn } from './send-waiting.ts'

/** A calculation that was saved, and whether it was not saved before. */
export interface SavedInTurn {
  readonly kept: SavedCalculation
  readonly isNew: boolean
}

/**
 * Saves `body` as what the calculation of `store` is once it is its turn: a save of it that waited may have gone out meanwhile, and
 * then this one is a change of that. Throws what the server refuses, and RequestCancelled where another account is signed in by then.
 */
export function saveInTurn(store: CalculatorStore, drafts: DraftKeeper, body: CalculationFields): Promise<SavedInTurn> {
  return inTurn(async () => {
    if (currentAccount() !== drafts.owner) throw new RequestCancelled()
    const { saved } = store.get()
    return { kept: await saveCalculation(drafts.owner, body, saved, drafts.beginSave(body)), isNew: saved === null }
  })
}
