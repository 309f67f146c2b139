import type { PropertyData } from '@homeyield/contract/property-data'
import { expect, it } from 'vitest'
import { marketMetrics } from './market-metrics.ts'

const withMetrics = (metrics: PropertyData['market_trends']['metrics']) =>
  ({ market_trends: { metrics } }) as PropertyData

it('reads 21 as the median sale price, 72 as the value change, 79 as the rental rate change', () => {
  const metrics = [
    { metric_id: 79, value: -3.1 },
    { metric_id: 21, value: 845_000 },
    { metric_id: 72, value: 12.55 },
    { metric_id: 80, value: 4 },
  ]
  expect(marketMetrics(withMetrics(metrics))).toEqual({
    median_sale_price: '$845,000',
    avm_value_change: '+12.55%',
    rental_rate_change: '−3.1%',
  })
})

it('has none for what the provider lacks', () => {
  const nothing = { median_sale_price: null, avm_value_change: null, rental_rate_change: null }
  expect(marketMetrics(null)).toEqual(nothing)
  expect(marketMetrics(withMetrics([{ metric_id: 21, value: null }]))).toEqual(nothing)
})
