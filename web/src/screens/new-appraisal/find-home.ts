import { type CalculationInputs, NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import type { RentFigures } from '@homeyield/domain/rent/rent-table'
import { takeMarketRent } from '@homeyield/domain/rent/rent-transitions'
import { call } from '../../api-client/call.ts'
import { readAddress } from '../../components/addresses/read-address.ts'
import { noteSearch } from '../../components/note-search.ts'

/** A home whose address was found, with the rents of its area. */
export interface FoundHome {
  readonly address: Awaited<ReturnType<typeof readAddress>>
  readonly rents: readonly RentFigures[]
}

/** Throws RequestProblem, `premium_required` for an area that the plan does not have. */
export async function findHome(addressId: string): Promise<FoundHome> {
  const address = await readAddress(addressId)
  const { sa2_code, meshblock } = address
  const where = { suburb: address.suburb ?? '', city: address.city ?? '' }
  const rents =
    sa2_code !== null
      ? await call('marketRentBySa2', { query: { sa2_code, ...where } })
      : meshblock !== null
        ? await call('marketRentByMeshblock', { query: { mb: meshblock, ...where } })
        : []
  noteSearch(rents)
  return { address, rents }
}

type DefaultExpenses = readonly { readonly name: string; readonly value: unknown }[]

/** The inputs of a client's home, as the calculator begins it: with the usual expenses and the market's rent. */
export function inputsOf(
  { address, rents }: FoundHome,
  dwelling: Dwelling,
  bedrooms: number | null,
  defaults: DefaultExpenses,
): CalculationInputs {
  const usual = defaults.filter(({ name, value }) => name in NEW_CALCULATION && typeof value === 'number')
  const home = {
    ...NEW_CALCULATION,
    ...Object.fromEntries(usual.map(({ name, value }) => [name, value])),
    ...address,
    purpose: 'client' as const,
    dwelling,
    number_of_bedrooms: bedrooms ?? NEW_CALCULATION.number_of_bedrooms,
  }
  return takeMarketRent(home, rents)
}
