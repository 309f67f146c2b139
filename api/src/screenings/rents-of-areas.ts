import { setImmediate as nextIteration } from 'node:timers/promises'
import { pick } from '@homeyield/domain/records/pick'
import type { RentFigures } from '@homeyield/domain/rent/rent-table'
import { estimateIn, type RentSource } from '../market-rent/rent-source.ts'
import type { StoredHome } from './stored-home.ts'

export interface AreaOfRents {
  readonly sa2_code: string
  readonly rents: readonly RentFigures[]
}

const FIGURES = [
  'dwelling',
  'number_of_bedrooms',
  'lower_quartile',
  'median',
  'upper_quartile',
  'interval_80',
  'confidence',
  'period',
] as const

/** The rents of each area of these homes, as the calculator has them; others are served between two areas. */
export async function rentsOfAreas(rents: RentSource, homes: readonly StoredHome[]): Promise<AreaOfRents[]> {
  const suburbs = new Map(homes.map(({ sa2_code, suburb }) => [sa2_code, suburb]))
  const areas: AreaOfRents[] = []
  for (const [sa2_code, suburb] of suburbs) {
    if (sa2_code === null) continue
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that others are served
    const entries = await estimateIn(rents, sa2_code, suburb ?? undefined)
    areas.push({ sa2_code, rents: entries.map((entry) => pick(entry, FIGURES)) })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await nextIteration()
  }
  return areas
}
