import { NO_MARKET_RENT } from '@homeyield/domain/appraisal/calculation-problems'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { retakeAddress } from '../address/address-transitions.ts'
import { findMarketRent } from '../address/market-rent.ts'
import { ReviewOffer } from '../review/review-offer.tsx'
import { Editable } from './editable.tsx'
import { RentEvidence } from './rent-evidence.tsx'
import { RentalIncome } from './rental-income.tsx'
import { SectionFoot } from './section-foot.tsx'

/** What the property would rent for, with the evidence for it. */
export function Rent() {
  return (
    <>
      <MarketRentNotice />
      <RentEvidence />
      <Editable>
        <RentalIncome />
      </Editable>
      <ReviewOffer />
      <SectionFoot name="rental-assessment" title="Rental Assessment" />
    </>
  )
}

function MarketRentNotice() {
  const store = useCalculatorStore()
  const status = useCalculator((state) => state.marketRent.status)
  if (status === 'empty') return <Notice look="problem">{NO_MARKET_RENT}</Notice>
  if (status !== 'failed') return null
  return (
    <Notice look="problem">
      The market rent could not be fetched. Enter your estimates, or{' '}
      <Button look="quiet" onClick={() => void retryMarketRent(store)}>
        try again
      </Button>
    </Notice>
  )
}

async function retryMarketRent(store: ReturnType<typeof useCalculatorStore>): Promise<void> {
  const { property, is_sample_address, suburb, city, meshblock, sa2_code } = store.get().form
  const address = { property, is_sample_address, suburb, city, meshblock, sa2_code }
  const marketRent = await findMarketRent(address).catch(() => ({ status: 'failed' }) as const)
  // Another address may have been chosen while this one was asked for.
  if (store.get().form.property === property) store.update(retakeAddress, address, marketRent)
}
