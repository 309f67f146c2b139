import { expect, it } from 'vitest'
import { readListings } from './read-listings.ts'
import { readPrice } from './read-price.ts'

it.each([
  ['reno budget 100-150k, asking $650,000', 650_000, null],
  ['RV 650-700k, auction', null, null],
  ['RV $650,000 - $700,000, auction', null, null],
  ['$899,000, deposit 100-120k', 899_000, null],
  ['rent 650 to 1.2m', null, null],
  ['650 to 1.2m', 650_000, 'price_at_least'],
  ['650k-700k', 650_000, 'price_at_least'],
  ['650,000-700,000', 650_000, 'price_at_least'],
  ['1.25-1.3m', 1_250_000, 'price_at_least'],
  ['500-600m to the beach', null, null],
  ['650-700k or $900,000', null, 'several_prices'],
  ['$1.095m', 1_095_000, null],
  ['reduced from $799,000 to $749,000', 749_000, null],
  ['$749,000 (reduced from $799,000)', 749_000, null],
])('reads the price of %s', (line, price, doubt) => {
  expect(readPrice(line)).toMatchObject({ price, doubt })
})

const NO_PRICE = { price: null, doubt: 'price_unclear' }

it.each([
  ['650', 'Price', NO_PRICE],
  ['$895', 'Price', NO_PRICE],
  ['895000', 'Price', { price: 895_000, doubt: null }],
  ['650', 'Price ($000)', { price: 650_000, doubt: null }],
  ['$895', 'Price $000s', { price: 895_000, doubt: null }],
  ['1,095', 'Price in thousands', { price: 1_095_000, doubt: null }],
  ['895000', 'Price ($000)', { price: 895_000, doubt: null }],
  ['Offers over $650k', 'Price ($000)', { price: 650_000, doubt: 'price_at_least' }],
  ['15', 'Price ($000)', NO_PRICE],
  ['1.095', 'Price ($m)', NO_PRICE],
  ['650000', 'Price (USD)', NO_PRICE],
])('reads the cell %s below %s', (cell, head, read) => {
  const [home] = readListings(`Address,${head}\n"12 Rintoul Street, Newtown","${cell}"`).homes
  expect({ price: home?.purchase_price, doubt: home?.doubts[0] ?? null }).toEqual(read)
})
