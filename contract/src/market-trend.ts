import * as z from 'zod/mini'
import { areaCodesField } from './market-rent.ts'

export const marketTrendsQuery = z.object({ sa2_code: areaCodesField })
/** Without an area, the country alone. */
export const growthQuery = z.object({ sa2_code: z.optional(areaCodesField) })

const figures = z.array(z.nullable(z.number()))

/** Monthly figures in NZD: each list has one figure, or null, for each of the response's months. */
export const placeTrendSchema = z.object({
  place: z.string(),
  median_sale_price: figures,
  lower_quartile_sale_price: figures,
  upper_quartile_sale_price: figures,
  /** Median rent of the bonds lodged in the month, NZD a week. */
  weekly_rent: figures,
})
export type PlaceTrend = z.infer<typeof placeTrendSchema>

/** Sale prices and rents in an area's region and in the whole country. Source: HUD and MBIE. */
export const marketTrendsResponse = z.object({
  source: z.string(),
  /** Every month from the first to the last, YYYY-MM. */
  months: z.array(z.string()),
  region: placeTrendSchema,
  country: placeTrendSchema,
})
export type MarketTrends = z.infer<typeof marketTrendsResponse>

/** Median rents of the bonds lodged in an area's region, NZD a week: one, or null, for each month. Source: MBIE. */
export const regionRentsResponse = z.object({
  source: z.string(),
  place: z.string(),
  /** Every month from the first to the last, YYYY-MM. */
  months: z.array(z.string()),
  weekly_rent: figures,
})
export type RegionRents = z.infer<typeof regionRentsResponse>

const placeGrowth = z.object({
  place: z.string(),
  /** Whole calendar years; per cent a year, null where a month of the first or last year is missing. */
  spans: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      prices_pct: z.nullable(z.number()),
      rents_pct: z.nullable(z.number()),
    }),
  ),
})
export type PlaceGrowth = z.infer<typeof placeGrowth>

/** What prices and rents grew by, in the country and in the area's region. Source: HUD and MBIE. */
export const growthResponse = z.object({ source: z.string(), places: z.array(placeGrowth) })
export type Growth = z.infer<typeof growthResponse>
