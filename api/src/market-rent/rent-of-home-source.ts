import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { MarketRentStore } from './market-rent-store.ts'
import { estimateIn } from './rent-source.ts'

/**
 * Today's market rent of a saved calculation's home; null without an area, or where nothing is known. It is no new property
 * search, because the calculation is already its owner's.
 */
export async function rentOfHome(
  marketRents: Pick<MarketRentStore, 'rentsOf' | 'sa2OfMeshblock'>,
  { sa2_code, meshblock, suburb, dwelling, number_of_bedrooms }: CalculationInputs,
): Promise<MarketRentEntry | null> {
  const code = sa2_code ?? (meshblock === null ? null : await marketRents.sa2OfMeshblock(meshblock))
  if (code === null) return null
  const entries = await estimateIn(marketRents, code, suburb ?? undefined)
  return findMarketRent(entries, dwelling, number_of_bedrooms)
}
