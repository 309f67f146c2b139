import { lazyPart } from '../../../components/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePageContext } from '../model/page-context.ts'
import { useWide } from '../model/use-width.ts'
import { AddressNeededNotice } from '../result/address-needed-notice.tsx'
import { FieldSection, PremiumSection } from '../sections/field-section.tsx'
import { AnnualExpenses } from './annual-expenses.tsx'
import { Borrowing } from './borrowing.tsx'
import { InvestmentReturn } from './investment-return.tsx'
import styles from './numbers-page.module.css'
import { OpenHome } from './open-home.tsx'
import { PropertyInformation } from './property-information.tsx'
import { RentalAssessmentSection } from './rental-assessment.tsx'
import { ReviewSection } from './review-section.tsx'

// Closed until it is opened, with its charts.
const MarketTrends = lazyPart(
  async () => (await import('./market-trends.tsx')).MarketTrends,
  <Skeleton height="20rem" />,
)

/** The calculator as it was specified first: the whole of it on one page. */
export function NumbersPage() {
  const { premium } = usePageContext()
  const wide = useWide()
  return (
    <>
      <OpenHome premium={premium} />
      <RentalAssessmentSection premium={premium} />
      <ReviewSection />
      {wide ? null : <AddressNeededNotice />}
      <FieldSection name="borrowing" title="Borrowing">
        <Borrowing />
      </FieldSection>
      <FieldSection name="annual-expenses" title="Annual Expenses">
        <AnnualExpenses />
      </FieldSection>
      <FieldSection name="investment-return" title="Investment Return">
        <InvestmentReturn premium={premium} />
      </FieldSection>
      <div className={premium ? `fields snug ${styles.propertyData}` : 'fields snug'}>
        <PremiumSection name="market-trends" title="Market Trends" premium={premium}>
          <MarketTrends />
        </PremiumSection>
        <PremiumSection name="property-information" title="Property Information" premium={premium}>
          <PropertyInformation />
        </PremiumSection>
      </div>
    </>
  )
}
