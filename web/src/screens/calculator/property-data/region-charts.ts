import type { MarketTrends } from '@homeyield/contract/market-trend'
import { yearlyChanges } from '@homeyield/domain/market-trends/yearly-change'
import type { ChartContent } from '../../../components/line-chart/chart-lines.ts'

/** The pictures of a region beside the country, each over all months that there are. */
export type RegionCharts = Readonly<Record<'sale_price' | 'value_change' | 'weekly_rent', ChartContent>>

/** What the pictures draw: sale prices with their quartiles, how they changed in a year, and weekly rents. */
export function regionCharts({ months, region, country }: MarketTrends): RegionCharts {
  const lines = (regional: readonly (number | null)[], national: readonly (number | null)[]) => [
    { name: region.place, figures: regional },
    { name: country.place, figures: national, quiet: true },
  ]
  return {
    sale_price: {
      months,
      lines: lines(region.median_sale_price, country.median_sale_price),
      band: {
        name: 'Middle half of sales',
        lower: region.lower_quartile_sale_price,
        upper: region.upper_quartile_sale_price,
      },
    },
    value_change: {
      months,
      lines: lines(yearlyChanges(region.median_sale_price), yearlyChanges(country.median_sale_price)),
    },
    weekly_rent: { months, lines: lines(region.weekly_rent, country.weekly_rent) },
  }
}
