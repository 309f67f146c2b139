import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { CalculatorHead } from './calculator-head.tsx'
import { isScenario } from './model/calculator-state.ts'
import { CalculatorProvider } from './model/calculator-provider.tsx'
import { useCalculator, useCalculatorStore } from './model/calculator-store.ts'
import type { CalculatorStore } from './model/calculator-store.ts'
import styles from './calculator.module.css'
import { showSection } from './model/show-section.ts'
import type { DraftAutosave } from './save/draft-autosave.ts'
import { loadRentEvidence } from './address/market-rent.ts'
import type { OpeningNoticesProps } from './opening-notices.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { OwnPhoto } from './property-data/photo.tsx'
import { PropertyDataProvider } from './property-data/property-data.tsx'
import type { AddedPage } from './print/printed-assessment.tsx'
import { FiguresChanged } from './result/figures-changed.tsx'
import { ResultPanel } from './result/result-panel.tsx'
import { SummaryBar } from './result/summary-bar.tsx'
import { ReviewSection } from './numbers/review-section.tsx'
import { SaveButton, SavingProvider } from './save/saving.tsx'
import { AddressNeededNotice, SuburbNotice, WaitingNotice } from './calculator-notices.tsx'
import { NewerRentsNotice } from './result/newer-rents-notice.tsx'
import { AnnualExpenses } from './numbers/annual-expenses.tsx'
import { Borrowing } from './numbers/borrowing.tsx'
import { InvestmentReturn } from './numbers/investment-return.tsx'
import { FieldSection, PremiumSection, Section } from './sections/section.tsx'
import { RentalAssessmentSection } from './numbers/rental-assessment.tsx'
import { usePhone, useWide } from './model/use-width.ts'

const IfRatesRise = lazyPart(
  async () => (await import('./loans/if-rates-rise.tsx')).IfRatesRise,
  <Skeleton height="40rem" />,
)
const YearsAhead = lazyPart(
  async () => (await import('./years/years-ahead.tsx')).YearsAhead,
  <Skeleton height="60rem" />,
)
const ForYourBank = lazyPart(
  async () => (await import('./bank/for-your-bank.tsx')).ForYourBank,
  <Skeleton height="40rem" />,
)
const RentIncreases = lazyPart(
  async () => (await import('./rent/rent-increases.tsx')).RentIncreases,
  <Skeleton height="20rem" />,
)
const YearsOfSuburb = lazyPart(
  async () => (await import('./rent/years-of-suburb.tsx')).YearsOfSuburb,
  <Skeleton height="34rem" />,
)
const OpenHome = lazyPart(async () => (await import('./numbers/open-home.tsx')).OpenHome, <OpenHomeSkeleton />)
// Before it has loaded, the screen itself is printed.
const PrintedAssessment = lazyPart(async () => (await import('./print/printed-assessment.tsx')).PrintedAssessment)
const StatusAndNote = lazyPart(
  async () => (await import('./sections/status-and-note.tsx')).StatusAndNote,
  <StatusAndNoteSkeleton />,
)
const Scenarios = lazyPart(async () => (await import('./scenarios/scenarios.tsx')).Scenarios, <ScenariosSkeleton />)
const MarketTrends = lazyPart(
  async () => (await import('./numbers/market-trends.tsx')).MarketTrends,
  <TrendsSkeleton />,
)
const PropertyInformation = lazyPart(
  async () => (await import('./numbers/property-information.tsx')).PropertyInformation,
  <Skeleton height="22.5rem" />,
)

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
  /** Loaded before: what comes late moves the fields, and a press that began on one is lost. */
  readonly openingNotices: ComponentType<OpeningNoticesProps> | null
  readonly onReload: () => void
}

export function Calculator({
  store,
  drafts,
  premium,
  restored,
  tried,
  loaded,
  asOf,
  openingNotices: OpeningNotices,
  onReload,
}: CalculatorProps) {
  const wide = useWide()
  const [addedPages, setAddedPages] = useState<readonly AddedPage[]>([])
  useEffect(() => drafts.start(), [drafts])
  useEffect(() => void loadRentEvidence(store), [store])
  return (
    <CalculatorProvider store={store}>
      <SavingProvider drafts={drafts}>
        <PropertyDataProvider premium={premium} loaded={loaded}>
          <div className={styles.page}>
            <div className={styles.sections}>
              <CalculatorHead addedPages={addedPages} onAddedPages={setAddedPages} />
              {OpeningNotices ? (
                <OpeningNotices
                  asOf={asOf}
                  opened={loaded}
                  premium={premium}
                  onReload={onReload}
                  drafts={drafts}
                  restored={restored}
                  tried={tried}
                />
              ) : null}
              {!wide && loaded ? <FiguresChanged loaded={loaded} /> : null}
              <Scenarios premium={premium} />
              <WaitingNotice />
              <SuburbNotice premium={premium} />
              <OpenHomeOrNote premium={premium} />
              <RentalAssessmentSection premium={premium} />
              {wide ? null : <NewerRentsNotice />}
              <div className={styles.closedAtFirst}>
                <Section name="rent-increases" title="Rent increases">
                  <RentIncreases premium={premium} />
                </Section>
                <Section name="years-of-suburb" title="Years of this suburb">
                  <YearsOfSuburb />
                </Section>
              </div>
              <ReviewSection />
              {wide ? null : <AddressNeededNotice />}
              <FieldSection name="borrowing" title="Borrowing">
                <Borrowing premium={premium} />
              </FieldSection>
              <FieldSection name="annual-expenses" title="Annual Expenses">
                <AnnualExpenses />
              </FieldSection>
              <FieldSection name="investment-return" title="Investment Return">
                <InvestmentReturn premium={premium} />
              </FieldSection>
              <div className={styles.closedAtFirst}>
                <Section name="years-ahead" title="Years ahead">
                  <YearsAhead premium={premium} />
                </Section>
                <Section name="if-rates-rise" title="If rates rise">
                  <IfRatesRise premium={premium} />
                </Section>
                <Section name="for-your-bank" title="For your bank">
                  <ForYourBank premium={premium} />
                </Section>
              </div>
              <div className={premium ? styles.propertyData : styles.locked}>
                <PremiumSection name="market-trends" title="Market Trends" premium={premium}>
                  <MarketTrends />
                </PremiumSection>
                <PremiumSection name="property-information" title="Property Information" premium={premium}>
                  <PropertyInformation />
                </PremiumSection>
              </div>
            </div>
            <aside className={styles.aside} aria-label="Result">
              <Card className={styles.result}>
                {wide ? <AddressNeededNotice /> : null}
                {wide && loaded ? <FiguresChanged loaded={loaded} /> : null}
                {wide ? <ResultPanel onRates={showRates} /> : null}
              </Card>
            </aside>
          </div>
        </PropertyDataProvider>
        {wide ? null : <SummaryBar />}
        <LeaveGuard drafts={drafts} />
        <PrintedAssessment addedPages={addedPages} />
      </SavingProvider>
    </CalculatorProvider>
  )
}

function showRates() {
  showSection('if-rates-rise')
}

/** As high as the charts, of which there are none without an address. */
function TrendsSkeleton() {
  const nowhere = useCalculator((state) => state.form.property === '')
  return <Skeleton height={nowhere ? '1.5rem' : '62rem'} />
}

function StatusAndNoteSkeleton() {
  const noted = useCalculator(({ form }) => form.note !== null)
  const ofScenario = useCalculator(isScenario)
  return ofScenario ? null : (
    <>
      <Skeleton height="calc(1.75rem + var(--target))" />
      {noted ? <Skeleton height="10.8125rem" /> : null}
    </>
  )
}

function ScenariosSkeleton() {
  const isSaved = useCalculator((state) => state.saved !== null)
  return isSaved ? <Skeleton height="var(--target)" /> : null
}

/** As high as the card, or as the way to it with status and note. */
function OpenHomeSkeleton() {
  const begun = useCalculator((state) => state.form.property !== '')
  return (
    <>
      <div className={`${begun ? styles.openHomeButton : styles.openHome} ${styles.besideHeading}`} />
      {begun ? <StatusAndNoteSkeleton /> : null}
    </>
  )
}

function OpenHomeOrNote({ premium }: { premium: boolean }) {
  const phone = usePhone()
  const store = useCalculatorStore()
  const [{ form, saved }] = useState(() => store.get())
  const [onPhone] = useState(phone)
  // With an address, only a phone is led back to the card.
  if (saved !== null || (!onPhone && form.property !== '')) return <StatusAndNote />
  return (
    <OpenHome
      premium={premium}
      phone={phone}
      begun={form.property !== ''}
      photo={<OwnPhoto premium>{null}</OwnPhoto>}
      save={<SaveButton />}
    />
  )
}
