import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { Panel } from '../../../ui/panel.tsx'
import { currentEntry, shownConfidenceText } from '../address/market-rent.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { usePageContext } from '../model/page-context.ts'
import { RoomFields } from '../own-home/room-fields.tsx'
import { ComputedFigure } from '../result/computed-figure.tsx'
import { MarketRentNotice } from '../result/market-rent-notice.tsx'
import { Editable } from '../sections/editable.tsx'
import { PageLink } from '../sections/page-link.tsx'
import { RentEvidence } from './rent-evidence.tsx'
import { RentIncreases } from './rent-increases.tsx'
import { YearsOfRegion } from './years-of-region.tsx'

/** What the home rents for, how that was found, and when the rent may rise. */
export function RentPage() {
  const { premium } = usePageContext()
  const lives = useCalculator((state) => isLivedIn(state.form))
  return (
    <>
      <Panel name="rent" title="Rent">
        <Answer />
        <MarketRentNotice />
        <Evidence />
      </Panel>
      {lives ? (
        <Panel name="rooms" title="Rooms that you let">
          <Editable>
            <RoomFields />
          </Editable>
        </Panel>
      ) : null}
      <YearsOfRegion />
      <Panel name="rent-increases" title="Rent increases">
        <RentIncreases premium={premium} />
      </Panel>
    </>
  )
}

function Answer() {
  const rented = useCalculator((state) => hasRent(state.figures))
  const confidence = useCalculator(shownConfidenceText)
  if (!rented) {
    return (
      <p>
        Choose an address, or enter a rent, on <PageLink page="numbers">Numbers</PageLink>.
      </p>
    )
  }
  return (
    <div className="stack tight">
      <ComputedFigure name="weekly_rental_income" label="Rent a week" size="hero" />
      <p>
        {confidence} <PageLink page="numbers">Change the rent or its range</PageLink>
      </p>
    </div>
  )
}

function Evidence() {
  const hasEvidence = useCalculator((state) => currentEntry(state) !== null)
  return hasEvidence ? <RentEvidence /> : null
}
