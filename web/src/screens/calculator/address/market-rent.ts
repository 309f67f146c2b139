import { describeNewerRents } from '@homeyield/domain/rent/describe-newer-rents'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { Confidence, MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { describeRentConfidence, findRentConfidence, nameRentConfidence } from '@homeyield/domain/rent/rent-confidence'
import type { RentFigures } from '@homeyield/domain/rent/rent-table'
import { call } from '../../../api-client/call.ts'
import { accountQuery, storedRentsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { isUnreachable, RequestProblem } from '../../../api-client/request-problem.ts'
import { entriesOf, type CalculatorState, type MarketRent } from '../model/calculator-state.ts'
import { noteSearch } from '../../../components/note-search.ts'
import type { ChosenAddress } from '../../../components/addresses/read-address.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { showMarketRent } from './address-transitions.ts'

type Place = Pick<ChosenAddress, 'sa2_code' | 'meshblock' | 'suburb' | 'city'>

/**
 * The market rent at an address, by SA2 code or else by meshblock; `none` without either, `failed` if the server cannot
 * be reached. Throws `premium_required`.
 */
export async function fetchMarketRent(place: Place): Promise<MarketRent> {
  const { sa2_code, meshblock } = place
  if (sa2_code === null && meshblock === null) return { status: 'none' }
  const where = { suburb: place.suburb ?? '', city: place.city ?? '' }
  try {
    const entries = await queryClient.fetchQuery({
      queryKey: ['market-rent', sa2_code, sa2_code === null ? meshblock : null],
      queryFn: ({ signal }) =>
        sa2_code === null
          ? call('marketRentByMeshblock', { query: { mb: meshblock ?? '', ...where }, signal })
          : call('marketRentBySa2', { query: { sa2_code, ...where }, signal }),
      staleTime: 60 * 60 * 1000,
      meta: { place },
    })
    noteSearch(entries)
    return entries.length === 0 ? { status: 'empty' } : { status: 'found', entries }
  } catch (problem) {
    if (problem instanceof RequestProblem && problem.code === 'premium_required') throw problem
    const stored = { ...storedRentsQuery, queryKey: [...storedRentsQuery.queryKey, sa2_code] }
    const entries = isUnreachable(problem) ? await queryClient.fetchQuery(stored).catch(() => null) : null
    return entries ? { status: 'stored', entries } : { status: 'failed' }
  }
}

/**
 * Fetches the market rent for a loaded or restored calculation; changes no figure. Not for a read-only one: looking up an
 * area counts towards a free account's allowance.
 */
export async function loadRentEvidence(store: CalculatorStore): Promise<void> {
  const { form, marketRent, saved } = store.get()
  const account = queryClient.getQueryData(accountQuery.queryKey)
  // Nor while nothing was searched: people are told first what uses the free search up.
  const wouldSearch = account?.premium === false && account.searched_areas === null
  if (marketRent.status !== 'none' || form.property === '' || saved?.readonly || wouldSearch) return
  await fetchRentEvidence(store)
}

/** The same where a free account chose to look it up. */
export async function fetchRentEvidence(store: CalculatorStore): Promise<void> {
  const { form } = store.get()
  const found = await fetchMarketRent(form).catch(() => ({ status: 'none' }) as const)
  if (store.get().form.property === form.property && store.get().marketRent.status === 'none') {
    store.update(showMarketRent, found)
  }
}

/** The market rent for the current dwelling and bedrooms, or null. */
export function currentEntry({ marketRent, form }: CalculatorState): MarketRentEntry | null {
  return marketRent.status === 'found'
    ? findMarketRent(marketRent.entries, form.dwelling, form.number_of_bedrooms)
    : null
}

/** The confidence of the market rent that is shown; null for a rent of one's own, and where it is not known. */
export function shownConfidence(state: CalculatorState): Confidence | null {
  const isMarket = state.figures.rent_source === 'market'
  return isMarket ? (findRentConfidence(state.form, anyEntry(state))?.confidence ?? null) : null
}

/** The same in words; empty for a rent of one's own. */
export function shownConfidenceText(state: CalculatorState): string {
  return describeRentConfidence(state.form, state.figures.rent_source, anyEntry(state))
}

/** The same in two words. */
export function shownConfidenceName(state: CalculatorState): string {
  return nameRentConfidence(state.form, state.figures.rent_source, anyEntry(state))
}

/** What newer rents make of a rent that older figures gave; empty when there are none. */
export function newerRentsText(state: CalculatorState): string {
  const entry = state.figures.rent_source === 'market' ? anyEntry(state) : null
  return entry === null ? '' : describeNewerRents(state.form, entry)
}

/** The quarter of the market rent that is shown, as its first day; null where it is not known. */
export function shownPeriod({ figures, form }: CalculatorState): string | null {
  return figures.rent_source === 'market' ? form.market_period : null
}

function anyEntry({ marketRent, form }: CalculatorState): RentFigures | null {
  return findMarketRent(entriesOf(marketRent) ?? [], form.dwelling, form.number_of_bedrooms)
}
