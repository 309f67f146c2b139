import { useCallback } from 'react'
import { useBlocker } from 'react-router'
import type { BlockerFunction, Location } from 'react-router'
import { homeAt, paths, withoutPremiumPopup } from '../../paths.ts'
import { isSignedIn } from '../../session/session.ts'
import type { CalculatorLocationState } from './model/location-state.ts'
import { hasUnsavedChanges } from './model/calculator-state.ts'
import type { CalculatorState } from './model/calculator-state.ts'
import { useCalculatorStore } from './model/calculator-store.ts'
import { LeaveDialog } from './save/leave-dialog.tsx'
import type { DraftAutosave } from './save/stored/draft-autosave.ts'
import { matchesBody } from './save/stored/waiting-saves.ts'

/** Asks before unsaved changes are lost. */
export function LeaveGuard({ drafts }: { drafts: DraftAutosave }) {
  const store = useCalculatorStore()
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        const state = store.get()
        const waiting = drafts.waitingSave()
        // A waiting save is sent from any screen.
        if (waiting?.refusal === null && matchesBody(waiting.body, state.form)) return false
        return !state.saved?.readonly && hasUnsavedChanges(state) && losesChanges(state, currentLocation, nextLocation)
      },
      [store, drafts],
    ),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <LeaveDialog
      onLeave={() => {
        drafts.discard()
        blocker.proceed()
      }}
      onStay={blocker.reset}
    />
  )
}

// After the plans or signing in, the draft is restored.
const DRAFT_IS_RESTORED = new Set<string>([paths.plans, paths.signIn])

function losesChanges({ saved }: CalculatorState, current: Location, next: Location): boolean {
  const target = withoutPremiumPopup(next.pathname)
  if (!isSignedIn() || DRAFT_IS_RESTORED.has(target)) return false
  const startsAnew = (next.state as CalculatorLocationState | null)?.fresh === true
  const home = homeAt(next.pathname)
  // A first save goes to the calculation's own address and takes later changes with it.
  const stays = home !== null && (home.id === homeAt(current.pathname)?.id || home.id === saved?.id)
  return startsAnew || !stays
}
