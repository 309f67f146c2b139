import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { call } from '../../../api-client/call.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import type { CalculatorState, MarketRent } from '../model/calculator-state.ts'
import type { ChosenAddress } from '../model/calculator-transitions.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { showMarketRent } from './address-transitions.ts'

type Place = Pick<ChosenAddress, 'sa2_code' | 'meshblock' | 'suburb' | 'city'>

/**
 * The market rent at an address: by its SA2 code, or by its meshblock where there is none. A server that cannot be reached
 * answers `failed`, so that the person can go on by hand; a refusal that Premium would lift is thrown.
 * Source: specification section 7.
 */
export async function fetchMarketRent(place: Place): Promise<MarketRent> {
  const { sa2_code, meshblock } = place
  if (sa2_code === null && meshblock === null) return { status: 'empty' }
  const where = { suburb: place.suburb ?? '', city: place.city ?? '' }
  try {
    const entries = await queryClient.fetchQuery({
      queryKey: ['market-rent', sa2_code, sa2_code === null ? meshblock : null],
      queryFn: ({ signal }) =>
        sa2_code === null
          ? call('marketRentByMeshblock', { query: { mb: meshblock ?? '', ...where }, signal })
          : call('marketRentBySa2', { query: { sa2_code, ...where }, signal }),
      staleTime: 60 * 60 * 1000,
    })
    return entries.length === 0 ? { status: 'empty' } : { status: 'found', entries }
  } catch (problem) {
    if (problem instanceof RequestProblem && problem.code === 'premium_required') throw problem
    return { status: 'failed' }
  }
}

/**
 * Fetches the market rent behind a calculation that was loaded or restored; it moves no figure. One that is for reading only
 * asks for none, because looking an area up would spend a free account's allowance.
 */
export async function loadRentEvidence(store: CalculatorStore): Promise<void> {
  const { form, marketRent, saved } = store.get()
  if (marketRent.status !== 'none' || form.property === '' || saved?.readonly) return
  const found = await fetchMarketRent(form).catch(() => ({ status: 'none' }) as const)
  if (store.get().form.property === form.property && store.get().marketRent.status === 'none') {
    store.update(showMarketRent, found)
  }
}

/** The market rent of the dwelling and bedrooms of the moment, or null. */
export function currentEntry({ marketRent, form }: CalculatorState): MarketRentEntry | null {
  return marketRent.status === 'found'
    ? findMarketRent(marketRent.entries, form.dwelling, form.number_of_bedrooms)
    : null
}
