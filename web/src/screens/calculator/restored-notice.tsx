import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadRentEvidence } from './address/market-rent.ts'
import { toClean } from './model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from './model/calculator-store.ts'
import type { DraftAutosave } from './save/stored/draft-autosave.ts'
import { useSaving } from './save/saving-context.ts'

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
