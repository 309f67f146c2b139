import { call } from '../../../api-client/call.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import type { MarketRent } from '../model/calculator-state.ts'
import type { ChosenAddress } from '../model/calculator-transitions.ts'

type Place = Pick<ChosenAddress, 'sa2_code' | 'meshblock' | 'suburb' | 'city'>

/**
 * The market rent at an address: by its SA2 code, or by its meshblock where there is none. A server that cannot be reached
 * answers `failed`, so that the person can go on by hand; a refusal that Premium would lift is thrown.
 * Source: specification section 7.
 */
export async function findMarketRent(place: Place): Promise<MarketRent> {
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
