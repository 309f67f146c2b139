import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import type { MarketTrends, PlaceTrend } from '@homeyield/contract/market-trend'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { RENT_SOURCE } from './read-region-rents.ts'
import { everyMonth } from './every-month.ts'
import { NEW_ZEALAND, type MarketTrendStore, type RegionMonthRecord } from './market-trend-store.ts'

export const TREND_SOURCE = `Ministry of Housing and Urban Development; rents: ${RENT_SOURCE}`

/**
 * Monthly sale prices and rents of an area's region and of the country, for Premium, from the first to the last stored
 * month; null without a figure. Refuses an unknown code, and a free account.
 */
export function readMarketTrends({ trends }: { trends: MarketTrendStore }) {
  return async (viewer: Viewer, { sa2_code }: { sa2_code: string }): Promise<MarketTrends> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    const region = await trends.findRegion(splitAreaCodes(sa2_code)[0] ?? '')
    if (region === null) throw notFound()
    const records = await trends.listMonths([region.region_code, NEW_ZEALAND])
    const months = everyMonth(records)
    return {
      source: TREND_SOURCE,
      months,
      region: trendOf(region.region, region.region_code, months, records),
      country: trendOf('New Zealand', NEW_ZEALAND, months, records),
    }
  }
}

function trendOf(
  place: string,
  code: string,
  months: readonly string[],
  records: readonly RegionMonthRecord[],
): PlaceTrend {
  const own = new Map(records.filter(({ region_code }) => region_code === code).map((record) => [record.month, record]))
  const figures = (
    field: 'median_sale_price' | 'lower_quartile_sale_price' | 'upper_quartile_sale_price' | 'weekly_rent',
  ) => months.map((month) => own.get(month)?.[field] ?? null)
  return {
    place,
    median_sale_price: figures('median_sale_price'),
    lower_quartile_sale_price: figures('lower_quartile_sale_price'),
    upper_quartile_sale_price: figures('upper_quartile_sale_price'),
    weekly_rent: figures('weekly_rent'),
  }
}
