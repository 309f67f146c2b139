import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import { makeRentTable } from '@homeyield/domain/rent/rent-table'
import { packText, type PackedText } from '../server/pack-text.ts'
import type { PlacedArea } from './placed-area-store.ts'
import type { RentSource } from './rent-source.ts'

export interface PackTableDeps {
  /** The imported tables themselves, so that two thousand areas do not stay in memory. */
  readonly imported: RentSource
  readonly listPlacedAreas: () => Promise<PlacedArea[]>
  /** Changes with every import. */
  readonly readVersion: () => Promise<string>
}

// Of brotli: the highest takes seconds, and saves little.
const LEVEL = 9

/** Returns the estimates of all areas, compressed; they are worked out once for each import. */
export function packRentTable({ imported, listPlacedAreas, readVersion }: PackTableDeps): () => Promise<PackedText> {
  let newest: { readonly version: string; readonly table: Promise<PackedText> } | null = null

  async function pack(version: string): Promise<PackedText> {
    const estimates = []
    for (const area of await listPlacedAreas()) {
      const rents = await imported.rentsOf(area.sa2_code)
      estimates.push({ area, entries: rents === null ? [] : estimateRents([rents]) })
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
