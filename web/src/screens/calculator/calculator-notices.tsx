import { ADDRESS_NEEDED } from '@homeyield/domain/appraisal/calculation-problems'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { staleExpenses } from '../../session/offline-cache.ts'
import { Button } from '../../ui/button.tsx'
import { useCalculator, useCalculatorStore } from './model/calculator-store.ts'
import { toClean } from './model/calculator-state.ts'
import type { DraftAutosave } from './save/draft-autosave.ts'
import { isSuburbOpen } from './address/address-transitions.ts'
import { loadRentEvidence } from './address/market-rent.ts'
import { useSaving } from './save/saving.tsx'
import { matchesBody } from './save/waiting-saves.ts'

const SuburbQuestion = lazyPart(async () => (await import('./address/suburb-question.tsx')).SuburbQuestion)

const StartedOffline = lazyPart(async () => (await import('./rare-notices.tsx')).StartedOffline)
const Readonly = lazyPart(async () => (await import('./rare-notices.tsx')).Readonly)

/** For a new calculation opened offline. */
export function StartedOfflineNotice() {
  const isNew = useCalculator((state) => state.saved === null)
  // Read once: later responses do not change it.
  const [expenses] = useState(staleExpenses)
  return expenses !== null && isNew ? <StartedOffline expenses={expenses} /> : null
}

/** The save is waiting for the connection, or was sent when it came back. Source: decision 19. */
export function WaitingNotice() {
  const { waiting, saving, save, stopWaiting } = useSaving()
  const changed = useCalculator(
    (state) => typeof waiting === 'object' && waiting !== null && !matchesBody(waiting.body, state.form),
  )
  if (waiting === null) return null
  if (waiting === 'saved') return <Notice>The connection is back, and this calculation is saved.</Notice>
  return (
    <Notice look="warning">
      <span>
        Not saved yet: our server could not be reached. It is stored in this browser and will be saved when the
        connection is back.
        {changed ? ' Your later changes are stored too: press Save to save them as well.' : ''}
      </span>
      <Button look="quiet" busy={saving} onClick={save}>
        Try now
      </Button>
      <Button look="quiet" onClick={stopWaiting}>
        Do not save
      </Button>
    </Notice>
  )
}

/** For a suburb typed without a connection. Source: decision 19. */
export function SuburbNotice({ premium }: { premium: boolean }) {
  const open = useCalculator(isSuburbOpen)
  return open ? <SuburbQuestion premium={premium} /> : null
}

export function AddressNeededNotice() {
  const nowhere = useCalculator((state) => state.form.property === '')
  return nowhere ? <Notice>{ADDRESS_NEEDED}</Notice> : null
}

export function ReadonlyNotice() {
  const id = useCalculator((state) => (state.saved?.readonly ? state.saved.id : null))
  return id === null ? null : <Readonly id={id} />
}

interface RestoredNoticeProps {
  readonly drafts: DraftAutosave
  /** Whether these are the figures tried on the landing page, not unsaved changes. */
  readonly tried: boolean
  readonly loadedVersion: number | undefined
}

/** Tells what was restored, and offers to discard it. The landing page assumes a 20% deposit. */
export function RestoredNotice({ drafts, tried, loadedVersion }: RestoredNoticeProps) {
  const store = useCalculatorStore()
  const unsaved = useCalculator((state) => state.form !== state.clean)
  const [without, setWithout] = useState(false)
  const { waiting } = useSaving()
  if (!unsaved || without || waiting !== null) return null
  return (
    <Notice>
      {tried
        ? 'This starts with the price, rent and interest rate you tried before, and a 20% deposit.'
        : 'Your unsaved changes are back.'}
      <Button
        look="quiet"
        onClick={() => {
          setWithout(true)
          drafts.discard()
          store.update(toClean, loadedVersion)
          void loadRentEvidence(store)
        }}
      >
        {tried ? 'Start empty' : 'Discard them'}
      </Button>
    </Notice>
  )
}
