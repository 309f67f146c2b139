import { ADDRESS_NEEDED } from '@homeyield/domain/appraisal/calculation-problems'
import { useEffect, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Card } from '../../controls/card.tsx'
import { LinkButton } from '../../controls/link-button.tsx'
import { Notice } from '../../controls/notice.tsx'
import { late } from '../../frame/late.tsx'
import { calculationPath, paths } from '../../paths.ts'
import { rememberTarget } from '../../session/target.ts'
import { CalculatorHead } from './calculator-head.tsx'
import { stateOf } from './calculator-state.ts'
import type { CalculatorState } from './calculator-state.ts'
import { CalculatorContext, useCalculator, useCalculatorStore } from './calculator-store.ts'
import type { CalculatorStore } from './calculator-store.ts'
import styles from './calculator.module.css'
import type { DraftKeeper } from './draft-keeper.ts'
import { showEvidence } from './find-address/show-evidence.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { LazyMarketTrends, LazyPropertyInformation } from './property-data/lazy-sections.tsx'
import { PropertyDataProvider } from './property-data/property-data.tsx'
import type { KeptData } from './property-data/property-lookup.ts'
import { ResultPanel } from './result/result-panel.tsx'
import { ReviewSection } from './review/review-section.tsx'
import { SavingProvider, useSaving } from './save/saving.tsx'
import { WaitingNotice } from './save/waiting-notice.tsx'
import { AnnualExpensesSection } from './sections/annual-expenses-section.tsx'
import { BorrowingSection } from './sections/borrowing-section.tsx'
import { InvestmentReturnSection } from './sections/investment-return-section.tsx'
import { PremiumSection } from './sections/premium-section.tsx'
import { RentalAssessmentSection } from './sections/rental-assessment-section.tsx'

const StartedOffline = late(async () => (await import('./started-offline.tsx')).StartedOffline)
// It lies over the page's foot, and only where there is something to sum up.
const SummaryBar = late(async () => (await import('./result/summary-bar.tsx')).SummaryBar)
const PrintedAssessment = late(async () => (await import('./print/printed-assessment.tsx')).PrintedAssessment)

interface CalculatorProps {
  readonly store: CalculatorStore
  readonly drafts: DraftKeeper
  readonly premium: boolean
  /** Whether unsaved changes of an earlier visit were put back. */
  readonly restored: boolean
  /** Whether it began with what the person tried on the landing page. */
  readonly tried: boolean
  /** What the loaded calculation brought of its property's data. */
  readonly kept: KeptData | null
}

/** The calculator: the sections in the specification's order, with the result beside or beneath them. */
export function Calculator({ store, drafts, premium, restored, tried, kept }: CalculatorProps) {
  useEffect(() => drafts.start(), [drafts])
  useEffect(() => void showEvidence(store), [store])
  return (
    <CalculatorContext value={store}>
      <SavingProvider drafts={drafts}>
        <PropertyDataProvider premium={premium} kept={kept}>
          <div className={styles.page}>
            <div className={styles.sections}>
              <CalculatorHead />
              <StartedOffline />
              <WaitingNotice />
              {restored || tried ? <BegunWith drafts={drafts} tried={tried} /> : null}
              <ReadonlyNotice />
              <RentalAssessmentSection premium={premium} />
              <ReviewSection />
              <NowhereNotice />
              <BorrowingSection />
              <AnnualExpensesSection />
              <InvestmentReturnSection premium={premium} />
              <PremiumSection name="market-trends" title="Market Trends" premium={premium}>
                <LazyMarketTrends />
              </PremiumSection>
              <PremiumSection name="property-information" title="Property Information" premium={premium}>
                <LazyPropertyInformation />
              </PremiumSection>
            </div>
            <aside className={styles.aside} aria-label="Result">
              <Card className={styles.result}>
                <ResultPanel />
              </Card>
            </aside>
          </div>
        </PropertyDataProvider>
        <SummaryBar />
        <LeaveGuard drafts={drafts} />
        <PrintedAssessment />
      </SavingProvider>
    </CalculatorContext>
  )
}

function NowhereNotice() {
  const nowhere = useCalculator((state) => state.form.property === '')
  return nowhere ? <Notice>{ADDRESS_NEEDED}</Notice> : null
}

// A lapsed account's, for whom Premium opens it again where it is (decisions section 3, "Lapsed premium").
function ReadonlyNotice() {
  const id = useCalculator((state) => (state.saved?.readonly ? state.saved.id : null))
  if (id === null) return null
  return (
    <Notice look="warning">
      This calculation is for reading only: without Premium you can change the one you saved last.
      <LinkButton to={paths.plans} onClick={() => rememberTarget(calculationPath(id))}>
        Upgrade to change it
      </LinkButton>
    </Notice>
  )
}

// What it began with besides the defaults, and the way to do without. The landing page took a deposit for granted.
function BegunWith({ drafts, tried }: Pick<CalculatorProps, 'drafts' | 'tried'>) {
  const store = useCalculatorStore()
  const unsaved = useCalculator((state) => state.form !== state.clean)
  const [without, setWithout] = useState(false)
  const { waiting } = useSaving()
  if (!unsaved || without || waiting !== null) return null
  return (
    <Notice>
      {tried
        ? 'This begins with the price, rent and interest rate you tried before. Enter your deposit too.'
        : 'Your unsaved changes are back.'}
      <Button
        look="quiet"
        onClick={() => {
          setWithout(true)
          drafts.discard()
          store.update(toClean)
          void showEvidence(store)
        }}
      >
        {tried ? 'Start empty' : 'Discard them'}
      </Button>
    </Notice>
  )
}

function toClean({ clean, saved }: CalculatorState): CalculatorState {
  return stateOf(clean, saved)
}
