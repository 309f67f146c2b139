import { useEffect } from 'react'
import { Screen } from '../../ui/screen.tsx'
import { loadRentEvidence } from './address/market-rent.ts'
import { SuburbNotice, WaitingNotice } from './calculator-notices.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { CalculatorProvider } from './model/calculator-provider.tsx'
import type { CalculatorStore } from './model/calculator-store.ts'
import { OwnedHomeCard } from './owned/owned-home-card.tsx'
import { PropertyDataProvider } from './property-data/property-data.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import type { DraftAutosave } from './save/stored/draft-autosave.ts'
import { SavingProvider } from './save/saving.tsx'

interface AddOwnedHomeProps {
  readonly store: CalculatorStore
  readonly drafts: DraftAutosave
  readonly premium: boolean
  /** Whether what was typed on an earlier visit was restored. */
  readonly restored: boolean
}

/** A new calculation of a home that its owner has already, on one page; once it is saved, its own pages open. */
export function AddOwnedHome({ store, drafts, premium, restored }: AddOwnedHomeProps) {
  useEffect(() => drafts.start(), [drafts])
  useEffect(() => void loadRentEvidence(store), [store])
  return (
    <CalculatorProvider store={store}>
      <SavingProvider drafts={drafts} isOnePage>
        <PropertyDataProvider premium={premium} loaded={null}>
          <Screen heading="Add a home that I own">
            {restored ? <RestoredNotice drafts={drafts} tried={false} loadedVersion={undefined} /> : null}
            <WaitingNotice />
            <SuburbNotice premium={premium} />
            <OwnedHomeCard premium={premium} />
          </Screen>
        </PropertyDataProvider>
        <LeaveGuard drafts={drafts} />
      </SavingProvider>
    </CalculatorProvider>
  )
}
