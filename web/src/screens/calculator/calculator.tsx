import { ADDRESS_NEEDED } from '@homeyield/domain/appraisal/calculation-problems'
import { useEffect, useState } from 'react'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { calculationPath, paths } from '../../paths.ts'
import { rememberTarget } from '../../session/target.ts'
import { CalculatorHead } from './calculator-head.tsx'
import { toClean } from './model/calculator-state.ts'
import { CalculatorContext, useCalculator, useCalculatorStore } from './model/calculator-store.ts'
import type { CalculatorStore } from './model/calculator-store.ts'
import styles from './calculator.module.css'
import type { DraftKeeper } from './save/draft-keeper.ts'
import { showEvidence } from './address/show-evidence.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { PropertyDataProvider } from './property-data/property-data.tsx'
import { PrintedAssessment } from './print/printed-assessment.tsx'
import { ResultPanel } from './result/result-panel.tsx'
import { SummaryBar } from './result/summary-bar.tsx'
import { ReviewSection } from './review/review-section.tsx'
import { SavingProvider, useSaving } from './save/saving.tsx'
import { WaitingNotice } from './save/waiting-notice.tsx'
import { AnnualExpenses } from './sections/annual-expenses.tsx'
import { Borrowing } from './sections/borrowing.tsx'
import { InvestmentReturn } from './sections/investment-return.tsx'
import { PremiumSection } from './sections/premium-section.tsx'
import { RentalAssessmentSection } from './sections/rental-assessment-section.tsx'
import { Section } from './sections/section.tsx'
import { StartedOffline } from './started-offline.tsx'
import { useWide } from './use-wide.ts'

const MarketTrends = lazyPart(
  async () => (await import('./property-data/market-trends.tsx')).MarketTrends,
  <Skeleton height="75rem" />,
)
const PropertyInformation = lazyPart(
  async () => (await import('./property-data/property-information.tsx')).PropertyInformation,
  <Skeleton height="22.5rem" />,
)

interface CalculatorProps {
  readonly store: CalculatorStore
  readonly drafts: DraftKeeper
  readonly premium: boolean
  /** Whether unsaved changes of an earlier visit were put back. */
  readonly restored: boolean
  /** Whether it began with what the person tried on the landing page. */
  readonly tried: boolean
  /** The calculation as it was loaded, with what it brought of its property's data. */
  readonly kept: SavedCalculation | null
}

/** The calculator: the sections in the specification's order, with the result beside or beneath them. */
export function Calculator({ store, drafts, premium, restored, tried, kept }: CalculatorProps) {
  const wide = useWide()
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
              <Waiting />
              {restored || tried ? <BegunWith drafts={drafts} tried={tried} /> : null}
              <ReadonlyNotice />
              <RentalAssessmentSection premium={premium} />
              <ReviewSection />
              <NowhereNotice />
              <Section name="borrowing" title="Borrowing">
                <Borrowing />
              </Section>
              <Section name="annual-expenses" title="Annual Expenses">
                <AnnualExpenses />
              </Section>
              <Section name="investment-return" title="Investment Return">
                <InvestmentReturn premium={premium} />
              </Section>
              <PremiumSection name="market-trends" title="Market Trends" premium={premium}>
                <MarketTrends />
              </PremiumSection>
              <PremiumSection name="property-information" title="Property Information" premium={premium}>
                <PropertyInformation />
              </PremiumSection>
            </div>
            <aside className={styles.aside} aria-label="Result">
              <Card className={styles.result}>{wide ? <ResultPanel /> : null}</Card>
            </aside>
          </div>
        </PropertyDataProvider>
        {wide ? null : <SummaryBar />}
        <LeaveGuard drafts={drafts} />
        <PrintedAssessment />
      </SavingProvider>
    </CalculatorContext>
  )
}

function Waiting() {
  return useSaving().waiting === null ? null : <WaitingNotice />
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
        ? 'This begins with the price, rent and interest rate you tried before, and the 20% deposit that went with them.'
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
