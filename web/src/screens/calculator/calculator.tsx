import { ADDRESS_NEEDED } from '@homeyield/domain/appraisal/calculation-problems'
import { useEffect, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Card } from '../../controls/card.tsx'
import { LinkButton } from '../../controls/link-button.tsx'
import { Notice } from '../../controls/notice.tsx'
import { late } from '../../frame/late.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import { ownTask } from '../../own-task.ts'
import { calculationPath, paths } from '../../paths.ts'
import { rememberTarget } from '../../session/target.ts'
import { CalculatorHead } from './calculator-head.tsx'
import { toClean } from './calculator-state.ts'
import { CalculatorContext, useCalculator, useCalculatorStore } from './calculator-store.ts'
import type { CalculatorStore } from './calculator-store.ts'
import styles from './calculator.module.css'
import type { DraftKeeper } from './draft-keeper.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { piece } from './pieces/piece.tsx'
import { PropertyDataProvider } from './property-data/property-data.tsx'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { ResultComing } from './result-coming.tsx'
import { ReviewSection } from './review/review-section.tsx'
import { SavingProvider, useSaving } from './save/saving.tsx'
import { MoreSections } from './sections/more-sections.tsx'
import { PremiumSection } from './sections/premium-section.tsx'
import { RentalAssessmentSection } from './sections/rental-assessment-section.tsx'
import { useWide } from './use-wide.ts'

/** What waits for the connection to be saved; it stands above the rest, which must not move once that is shown. */
export const WaitingNotice = late(async () => (await import('./save/waiting-notice.tsx')).WaitingNotice)
const StartedOffline = late(async () => (await import('./started-offline.tsx')).StartedOffline)
// Beside the sections, or over the page's foot: what everybody looks for comes before what is not in sight.
const ResultPanel = piece(async () => (await import('./result/result-panel.tsx')).ResultPanel, ResultComing, {
  first: true,
})
const SummaryBar = piece(async () => (await import('./result/summary-bar.tsx')).SummaryBar, null, { first: true })
const MarketTrends = piece(
  async () => (await import('./property-data/market-trends.tsx')).MarketTrends,
  () => <Skeleton height="75rem" />,
)
const PropertyInformation = piece(
  async () => (await import('./property-data/property-information.tsx')).PropertyInformation,
  () => <Skeleton height="22.5rem" />,
)
const PrintedAssessment = piece(async () => (await import('./print/printed-assessment.tsx')).PrintedAssessment)

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
  useEffect(() => showEvidenceLater(store), [store])
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
              <MoreSections premium={premium} />
              <PremiumSection name="market-trends" title="Market Trends" premium={premium}>
                {(open) => <MarketTrends wanted={open} />}
              </PremiumSection>
              <PremiumSection name="property-information" title="Property Information" premium={premium}>
                {(open) => <PropertyInformation wanted={open} />}
              </PremiumSection>
            </div>
            <aside className={styles.aside} aria-label="Result">
              <Card className={styles.result}>
                <ResultPanel wanted={wide} />
              </Card>
            </aside>
          </div>
        </PropertyDataProvider>
        <SummaryBar wanted={!wide} />
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
          showEvidenceLater(store)
        }}
      >
        {tried ? 'Start empty' : 'Discard them'}
      </Button>
    </Notice>
  )
}

// It moves no figure, and stands below what is in sight first; without its code there is none.
function showEvidenceLater(store: CalculatorStore): void {
  ownTask()
    .then(() => import('./find-address/show-evidence.ts'))
    .then(({ showEvidence }) => showEvidence(store))
    .catch(() => undefined)
}
