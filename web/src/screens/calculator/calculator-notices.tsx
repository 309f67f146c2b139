import { ADDRESS_NEEDED } from '@homeyield/domain/appraisal/calculation-problems'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../api-client/use-online.ts'
import { lazyPart } from '../../components/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { useCalculator, useCalculatorStore } from './model/calculator-store.ts'
import { toClean } from './model/calculator-state.ts'
import type { DraftAutosave } from './save/draft-autosave.ts'
import { isSuburbOpen } from './address/address-transitions.ts'
import { loadRentEvidence } from './address/market-rent.ts'
import { useSaving } from './save/saving-context.ts'
import { matchesBody } from './save/waiting-saves.ts'

const SuburbQuestion = lazyPart(
  async () => (await import('./address/suburb-question.tsx')).SuburbQuestion,
  <Skeleton height="7rem" />,
)

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

/** For a suburb without its area. Source: decision 19. */
export function SuburbNotice({ premium }: { premium: boolean }) {
  const open = useCalculator(isSuburbOpen)
  const online = useOnline()
  return open && online ? <SuburbQuestion premium={premium} /> : null
}

export function AddressNeededNotice() {
  const nowhere = useCalculator((state) => state.form.property === '')
  return nowhere ? <Notice>{ADDRESS_NEEDED}</Notice> : null
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
