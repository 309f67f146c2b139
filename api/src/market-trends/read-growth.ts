import type { Growth, PlaceGrowth } from '@homeyield/contract/market-trend'
import { spansOf, yearlyGrowth } from '@homeyield/domain/market-trends/yearly-growth'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { everyMonth } from './every-month.ts'
import type { MarketTrendStore, RegionMonthRecord } from './market-trend-store.ts'
import { NEW_ZEALAND } from './market-trend-store.ts'
import { TREND_SOURCE } from './read-market-trends.ts'

/**
 * What prices and rents grew by a year in the country, and in the region of an area that is in one, for every account.
 */
export function readGrowth({ trends }: { trends: MarketTrendStore }) {
  return async ({ sa2_code }: { sa2_code?: string | undefined }): Promise<Growth> => {
    const code = sa2_code === undefined ? undefined : splitAreaCodes(sa2_code)[0]
    const region = code === undefined ? null : await trends.findRegion(code)
    const records = await trends.listMonths([NEW_ZEALAND, ...(region === null ? [] : [region.region_code])])
    const country = growthOf('New Zealand', NEW_ZEALAND, records)
    return {
      source: TREND_SOURCE,
      places: region === null ? [country] : [country, growthOf(region.region, region.region_code, records)],
    }
  }
}

/** Over the spans that the country has, so that places can be compared. */
function growthOf(place: string, code: string, records: readonly RegionMonthRecord[]): PlaceGrowth {
  const own = new Map(records.filter(({ region_code }) => region_code === code).map((record) => [record.month, record]))
  const months = everyMonth(records)
  const figures = (field: 'median_sale_price' | 'weekly_rent') => months.map((month) => own.get(month)?.[field] ?? null)
  const [prices, rents] = [figures('median_sale_price'), figures('weekly_rent')]
  return {
    place,
    spans: spansOf(months).map((span) => ({
      from: span.from,
      to: span.to,
      prices_pct: yearlyGrowth(months, prices, span),
      rents_pct: yearlyGrowth(months, rents, span),
    })),
  }
}
