import type { Area } from '@homeyield/contract/area'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import { makeRentTable } from '@homeyield/domain/rent/rent-table'
import { packText, type PackedText } from '../server/pack-text.ts'
import type { PlacedArea } from './placed-area-store.ts'
import { estimateIn, type RentSource } from './rent-source.ts'

export interface PackTableDeps {
  /** The imported tables themselves, so that two thousand areas do not stay in memory. */
  readonly imported: RentSource
  readonly listPlacedAreas: () => Promise<PlacedArea[]>
  readonly readAreaNames: () => Promise<AreaNames>
  /** Changes with every import. */
  readonly readVersion: () => Promise<string>
}

/** Everyday suburbs of several areas, and what people call each single area. */
interface AreaNames {
  readonly suburbs: readonly Area[]
  readonly byCode: ReadonlyMap<string, Area>
}

// Of brotli: the highest takes seconds, and saves little.
const LEVEL = 9

/** Returns the estimates of all areas and everyday suburbs, compressed; they are worked out once for each import. */
export function packRentTable({
  imported,
  listPlacedAreas,
  readAreaNames,
  readVersion,
}: PackTableDeps): () => Promise<PackedText> {
  let newest: { readonly version: string; readonly table: Promise<PackedText> } | null = null

  async function pack(version: string): Promise<PackedText> {
    const estimates = []
    const { suburbs, byCode } = await readAreaNames()
    for (const { sa2_code, name, suburb, territorial_authority } of suburbs) {
      const area = { sa2_code, name, suburb, territorial_authority, latitude: null, longitude: null }
      estimates.push({ area, entries: await estimateIn(imported, sa2_code, name) })
    }
    for (const area of await listPlacedAreas()) {
      const rents = await imported.rentsOf(area.sa2_code)
      const suburb = byCode.get(area.sa2_code)?.suburb ?? area.name
      estimates.push({ area: { ...area, suburb }, entries: rents === null ? [] : estimateRents([rents]) })
    }
    return packText('application/json; charset=utf-8', JSON.stringify(makeRentTable(version, estimates)), LEVEL)
  }

  return async () => {
    const version = await readVersion()
    if (newest?.version === version) return newest.table
    const table = pack(version)
    newest = { version, table }
    table.catch(() => {
      // The next request tries again.
      if (newest?.table === table) newest = null
    })
    return table
  }
}
