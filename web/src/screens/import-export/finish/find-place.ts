import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { leavesSuburb } from '@homeyield/domain/property/leaves-suburb'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { RENT_FIELDS } from '@homeyield/domain/rent/rent-fields'
import { takeMarketRent } from '@homeyield/domain/rent/rent-transitions'
import { pick } from '@homeyield/domain/records/pick'
import { call } from '../../../api-client/call.ts'
import { calculationQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import { type ChosenAddress, readAddress } from '../../../components/addresses/read-address.ts'
import { noteSearch } from '../../../components/note-search.ts'
import { savedInputs } from '../../../components/saved-inputs.ts'

/** Whether the area of a home is not known, so that it has no market rent, map or property data. */
export function isPlaceOpen({ sa2_code, meshblock }: Pick<SavedCalculation, 'sa2_code' | 'meshblock'>): boolean {
  return sa2_code === null && meshblock === null
}

/** Saves a home with an address that was found, and with the area's rent where none was given. Throws RequestProblem. */
export async function findPlace(saved: SavedCalculation, addressId: string): Promise<SavedCalculation> {
  const address = await readAddress(addressId)
  const rent = hasRentOfItsOwn(saved) ? {} : await rentAt(saved, address)
  return change(saved, { ...address, ...rent })
}

/** Saves a corrected address whose area is still not known, without a suburb that it named and no longer does. */
export function saveTyped(saved: SavedCalculation, property: string): Promise<SavedCalculation> {
  const left = leavesSuburb(saved.property, property, saved.suburb) ? { suburb: null, city: null } : {}
  return change(saved, { property, is_sample_address: false, ...left })
}

async function change(saved: SavedCalculation, body: object): Promise<SavedCalculation> {
  const changed = await call('changeCalculation', {
    params: { id: saved.id },
    body: { ...body, version: saved.version },
  })
  queryClient.setQueryData(calculationQuery(saved.id).queryKey, changed)
  return changed
}

function hasRentOfItsOwn({ rent_source, weekly_rental_income, weekly_rental_income_lower }: SavedCalculation): boolean {
  return rent_source !== 'market' && Boolean(weekly_rental_income ?? weekly_rental_income_lower)
}

/** The market rent of a home in an area; nothing where there is none, or where the plan does not have it. */
async function rentAt(saved: SavedCalculation, place: ChosenAddress): Promise<object> {
  if (place.sa2_code === null) return {}
  const { sa2_code, suburb, city } = place
  const query = { sa2_code, suburb: suburb ?? '', city: city ?? '' }
  try {
    const entries = await call('marketRentBySa2', { query })
    noteSearch(entries)
    if (entries.length === 0) return {}
    return pick(takeMarketRent({ ...savedInputs(saved), ...place }, entries), keysOf(RENT_FIELDS))
  } catch (problem) {
    if (problem instanceof RequestProblem && problem.code === 'premium_required') return {}
    throw problem
  }
}
