import type { PropertyData } from '@homeyield/contract/property-data'
import { expect, it } from 'vitest'
import { marketMetrics, propertyRows } from './property-figures.ts'

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

it('is null for what the provider lacks', () => {
  const nothing = { median_sale_price: null, avm_value_change: null, rental_rate_change: null }
  expect(marketMetrics(null)).toEqual(nothing)
  expect(marketMetrics(withMetrics([{ metric_id: 21, value: null }]))).toEqual(nothing)
})

const data: PropertyData = {
  cv: { value: 800_000 },
  avm: { value: 910_000 },
  image: { url: null },
  market_trends: { metrics: [] },
  last_sale: { date: '2019-09-06', value: 845_000 },
  beds: 3,
  baths: 1.5,
  car_spaces: 0,
  year_built: '1975',
  units_of_use: 1,
  land_area: 1512,
  floor_area: 142,
  site_cover: 150,
  wall_material: 'Weatherboard',
  deck: 'Y',
  pool: 'N',
}
const rowsOf = (given: PropertyData) => Object.fromEntries(propertyRows(given).map(({ label, text }) => [label, text]))

it('writes every field with its unit', () => {
  expect(rowsOf(data)).toEqual({
    Bedrooms: '3',
    Bathrooms: '1.5',
    'Car spaces': '0',
    'Year built': '1975',
    'Land area': '1,512 m²',
    'Floor area': '142 m²',
    'Site cover': '150 m²',
    'Units of use': '1',
    'Wall material': 'Weatherboard',
    Deck: 'Yes',
    Pool: 'No',
    'Last sale date': '6 Sep 2019',
    'Last sale value': '$845,000',
    'Estimated value': '$910,000',
  })
})

it('is null for what the provider lacks, and for an invalid date', () => {
  const lacking = { ...data, beds: null, deck: null, pool: ' ', last_sale: { date: 'unknown', value: null } }
  expect(rowsOf(lacking)).toMatchObject({
    Bedrooms: null,
    Deck: null,
    Pool: null,
    'Last sale date': null,
    'Last sale value': null,
  })
})
