import * as z from 'zod/mini'
import { sa2CodeField } from './market-rent.ts'

/** Whose region is asked about. */
export const marketTrendsQuery = z.object({ sa2_code: sa2CodeField })

/** A month's figures of a region, NZD; `rent` is weekly. A month nobody counted is null. */
export const regionMonthSchema = z.object({
  /** The month, YYYY-MM. */
  month: z.string(),
  median_sale_price: z.nullable(z.number()),
  lower_quartile_sale_price: z.nullable(z.number()),
  upper_quartile_sale_price: z.nullable(z.number()),
  weekly_rent: z.nullable(z.number()),
})

/** How sale prices and rents went in a region. Source: HUD and MBIE, through the reference tables. */
export const marketTrendsAnswer = z.object({
  region: z.string(),
  source: z.string(),
  months: z.array(regionMonthSchema),
})
export type MarketTrends = z.infer<typeof marketTrendsAnswer>
