import { readListings } from '@homeyield/domain/listings/read-listings'
import { expect, it } from 'vitest'
import { readFile } from '../../components/spreadsheets/read/read-file.ts'
import { sheetText } from './sheet-text.ts'

it.each([
  ['Purchase price ($000)', '650', 'Price', '650,000', 650_000],
  ['Purchase price ($000)', 'Offers over $750k', 'Price', 'Offers over $750k', 750_000],
  ['Purchase price', '650', 'Price', '650', null],
  ['Purchase price (USD)', '650000', 'Price (usd)', '650000', null],
])('writes the price of a file below %s, %s', async (head, cell, heading, written, price) => {
  const csv = `Property address,${head}\n"12 Rintoul Street, Newtown",${cell}`
  const text = sheetText(await readFile(new Blob([csv])))
  expect(text).toBe(`Address\t${heading}\n12 Rintoul Street, Newtown\t${written}`)
  expect(readListings(text).homes.map((home) => home.purchase_price)).toEqual([price])
})
