import type { RegionRents } from '@homeyield/contract/market-trend'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { notFound } from '../server/refusal.ts'
import { everyMonth } from './every-month.ts'
import type { MarketTrendStore } from './market-trend-store.ts'

export const RENT_SOURCE = 'MBIE / Tenancy Services'

/** Monthly rents of an area's region, for every account: bonds are open data. Refuses an unknown code. */
export function readRegionRents({ trends }: { trends: MarketTrendStore }) {
  return async ({ sa2_code }: { sa2_code: string }): Promise<RegionRents> => {
    const region = await trends.findRegion(splitAreaCodes(sa2_code)[0] ?? '')
    if (region === null) throw notFound()
    const records = await trends.listMonths([region.region_code])
    const months = everyMonth(records)
    const rents = new Map(records.map(({ month, weekly_rent }) => [month, weekly_rent]))
    const weekly_rent = months.map((month) => rents.get(month) ?? null)
    return { source: RENT_SOURCE, place: region.region, months, weekly_rent }
  }
}
