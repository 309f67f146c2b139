import { METRIC } from '@homeyield/contract/property-data'
import type { PropertyData } from '@homeyield/contract/property-data'
import { formatMoney } from '@homeyield/domain/money/amount'
import { changeText } from '../../../components/line-chart/chart-text.ts'

/** The provider's three metrics of a property's suburb, in words; null where one is missing. */
export type MarketMetrics = Readonly<Record<keyof typeof METRIC, string | null>>

/** Reads the metrics: the median sale price in whole NZD, the changes in per cent. Source: specification section 3. */
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
