import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { loadRentEvidence } from './address/market-rent.ts'
import { CalculatorHead } from './calculator-head.tsx'
import { SuburbNotice, WaitingNotice } from './calculator-notices.tsx'
import styles from './calculator.module.css'
import { HomeTabs } from './home-tabs.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { CalculatorProvider } from './model/calculator-provider.tsx'
import type { CalculatorStore } from './model/calculator-store.ts'
import type { PageContext } from './model/page-context.ts'
import { loadHousehold } from './model/refresh-owners.ts'
import { useWide } from './model/use-width.ts'
import { OpeningNotices } from './opening-notices.tsx'
import type { AddedPage } from './print/printed-assessment.tsx'
import { useBankPrinting } from './print/use-bank-printing.ts'
import { PropertyDataProvider } from './property-data/property-data.tsx'
import { AddressNeededNotice } from './result/address-needed-notice.tsx'
import { AnswerCard } from './result/answer-card.tsx'
import { FiguresChanged } from './result/figures-changed.tsx'
import { NewerRentsNotice } from './result/newer-rents-notice.tsx'
import { ResultPanel } from './result/result-panel.tsx'
import { SummaryBar } from './result/summary-bar.tsx'
import type { DraftAutosave } from './save/stored/draft-autosave.ts'
import { SavingProvider } from './save/saving.tsx'

// Before it has loaded, the screen itself is printed.
const PrintedAssessment = lazyPart(async () => (await import('./print/printed-assessment.tsx')).PrintedAssessment)

interface CalculatorProps {
  readonly store: CalculatorStore
  readonly drafts: DraftAutosave
  readonly premium: boolean
  /** Whether unsaved changes of an earlier visit were restored. */
  readonly restored: boolean
  /** Whether it started with the figures tried on the landing page. */
  readonly tried: boolean
  readonly loaded: SavedCalculation | null
  /** When the server returned it, if it could not be reached when this opened. Milliseconds since 1970. */
  readonly asOf: number | null
  readonly onReload: () => void
}

/** What every page of a home has: its head, the links to its pages, its notices and its result. */
export function Calculator({ store, drafts, premium, loaded, ...opening }: CalculatorProps) {
  const wide = useWide()
  const [addedPages, setAddedPages] = useState<readonly AddedPage[]>([])
  const { BankPage, printBankPage } = useBankPrinting()
  useEffect(() => drafts.start(), [drafts])
  useEffect(() => void loadRentEvidence(store), [store])
  useEffect(() => void loadHousehold(store), [store])
  return (
    <CalculatorProvider store={store}>
      <SavingProvider drafts={drafts}>
        <PropertyDataProvider premium={premium} loaded={loaded}>
          <div className={`stack loose top centre ${styles.page}`}>
            <div className={`stack tight packed shrinks ${styles.sections}`}>
              <CalculatorHead premium={premium} addedPages={addedPages} onAddedPages={setAddedPages}>
                {wide ? null : (
                  <div className="stack tight own-line">
                    <AnswerCard />
                    <HomeTabs />
                  </div>
                )}
              </CalculatorHead>
              {wide ? <HomeTabs /> : null}
              <OpeningNotices {...opening} drafts={drafts} loaded={loaded} premium={premium} />
              {!wide && loaded ? <FiguresChanged loaded={loaded} /> : null}
              <WaitingNotice />
              <SuburbNotice premium={premium} />
              {wide ? null : <NewerRentsNotice />}
              <Outlet context={{ premium, printBankPage } satisfies PageContext} />
            </div>
            <aside className={`stays ${styles.aside}`} aria-label="Result">
              <Card className={`stack snug pad-wide ${styles.result}`}>
                {wide ? <AddressNeededNotice /> : null}
                {wide && loaded ? <FiguresChanged loaded={loaded} /> : null}
                {wide ? <ResultPanel /> : null}
              </Card>
            </aside>
          </div>
        </PropertyDataProvider>
        {wide ? null : <SummaryBar />}
        <LeaveGuard drafts={drafts} />
        <PrintedAssessment addedPages={addedPages} BankPage={BankPage} />
      </SavingProvider>
    </CalculatorProvider>
  )
}
