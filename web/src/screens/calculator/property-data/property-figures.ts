import { METRIC } from '@homeyield/contract/property-data-provider'
import type { PropertyData } from '@homeyield/contract/property-data'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import type { MarketTrends } from '@homeyield/contract/market-trend'
import { dateText } from '../../../ui/date-text.ts'
import { changeText } from '../../../components/line-chart/chart-text.ts'
import type { ChartContent } from '../../../components/line-chart/chart-lines.ts'

/** As text; null where one is missing. */
export type MarketMetrics = Readonly<Record<keyof typeof METRIC, string | null>>

/** The median sale price in whole NZD, the changes in per cent. */
export function marketMetrics(data: PropertyData | null): MarketMetrics {
  const valueOf = (id: number) => data?.market_trends.metrics.find(({ metric_id }) => metric_id === id)?.value ?? null
  const price = valueOf(METRIC.median_sale_price)
  const change = (id: number) => {
    const value = valueOf(id)
    return value === null ? null : changeText(value)
  }
  return {
    median_sale_price: price === null ? null : formatMoney(price),
    avm_value_change: change(METRIC.avm_value_change),
    rental_rate_change: change(METRIC.rental_rate_change),
  }
}

/** Charts of a region beside the country, over all months. */
export type RegionCharts = Readonly<Record<'sale_price' | 'weekly_rent', ChartContent>>

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
    weekly_rent: { months, lines: lines(region.weekly_rent, country.weekly_rent) },
  }
}

/** `text` is null where it is not known. */
export interface PropertyRow {
  readonly label: string
  readonly text: string | null
}

/** The property's data as text: areas in m², NZD, dates as `6 Sep 2026`, Y and N as Yes and No. */
export function propertyRows(data: PropertyData): PropertyRow[] {
  return [
    { label: 'Bedrooms', text: countText(data.beds) },
    { label: 'Bathrooms', text: countText(data.baths) },
    { label: 'Car spaces', text: countText(data.car_spaces) },
    { label: 'Year built', text: wordsOf(data.year_built) },
    { label: 'Land area', text: areaText(data.land_area) },
    { label: 'Floor area', text: areaText(data.floor_area) },
    { label: 'Site cover', text: areaText(data.site_cover) },
    { label: 'Units of use', text: countText(data.units_of_use) },
    { label: 'Wall material', text: wordsOf(data.wall_material) },
    { label: 'Deck', text: wordsOf(data.deck) },
    { label: 'Pool', text: wordsOf(data.pool) },
    { label: 'Last sale date', text: data.last_sale.date === null ? null : dateText(data.last_sale.date) || null },
    { label: 'Last sale value', text: moneyText(data.last_sale.value) },
    { label: 'Estimated value', text: moneyText(data.avm.value) },
  ]
}

function countText(value: number | null): string | null {
  return value === null ? null : writeNumber(value)
}

function areaText(value: number | null): string | null {
  return value === null ? null : `${writeNumber(value)} m²`
}

function moneyText(value: number | null): string | null {
  return value === null ? null : formatMoney(value)
}

const YES_NO: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No' }

function wordsOf(value: string | null): string | null {
  const words = value?.trim() ?? ''
  return YES_NO[words.toUpperCase()] ?? (words === '' ? null : words)
}
