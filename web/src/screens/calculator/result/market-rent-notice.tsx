import { NO_MARKET_RENT } from '@homeyield/domain/appraisal/calculation-problems'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { applyLateMarketRent } from '../address/address-transitions.ts'
import { fetchMarketRent } from '../address/market-rent.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'

/** Why there is no market rent, or only a stored one. */
export function MarketRentNotice() {
  const store = useCalculatorStore()
  const status = useCalculator((state) => state.marketRent.status)
  if (status === 'empty') return <Notice look="problem">{NO_MARKET_RENT}</Notice>
  if (status !== 'failed' && status !== 'stored') return null
  return (
    <Notice look={status === 'stored' ? 'warning' : 'problem'}>
      {status === 'stored'
        ? 'You are offline: this rent is the one stored on this device. To see what it comes from, '
        : 'The market rent could not be fetched. Enter your estimates, or '}
      <Button look="quiet" onClick={() => void retryMarketRent(store)}>
        try again
      </Button>
    </Notice>
  )
}

async function retryMarketRent(store: ReturnType<typeof useCalculatorStore>): Promise<void> {
  const { property, is_sample_address, suburb, city, meshblock, sa2_code } = store.get().form
  const address = { property, is_sample_address, suburb, city, meshblock, sa2_code }
  const marketRent = await fetchMarketRent(address).catch(() => ({ status: 'failed' }) as const)
  // Another address may have been chosen since.
  if (store.get().form.property === property) store.update(applyLateMarketRent, address, marketRent)
}
