import { expect, it } from 'vitest'
import { previewOf } from '../testing/preview-of.ts'
import { FOUND, toSpreadsheet } from './spreadsheet.ts'

const preview = (...lines: readonly string[]) => previewOf(new TextEncoder().encode(lines.join('\n')))

it('finds the headings below a title without separators', async () => {
  const { homes, said } = await preview('My list', 'Address;Price', '1 A Street;850 000')
  expect(homes).toEqual([{ property: '1 A Street', purchase_price: 850_000 }])
  expect(said).toEqual(['The headings are in row 2.'])
})

it('takes the separator that the rows agree on', async () => {
  const { homes } = await preview('Address\tPrice', '1 A Street, Newtown, Wellington\t$1,250,000')
  expect(homes).toEqual([{ property: '1 A Street, Newtown, Wellington', purchase_price: 1_250_000 }])
})

it('turns a table whose addresses are above the figures, without a name of their own', async () => {
  const { homes } = await preview(',1 A Street,2 B Street', 'Price,850000,900000', 'Rent,650,700')
  expect(homes).toEqual([
    { property: '1 A Street', purchase_price: 850_000, weekly_rental_income: 650 },
    { property: '2 B Street', purchase_price: 900_000, weekly_rental_income: 700 },
  ])
})

it('takes the row of headings and the direction that a person chose', () => {
  const table = [
    ['Address', 'Price'],
    ['Where', 'Cost'],
    ['1 A Street', '850000'],
  ]
  expect(toSpreadsheet(table, { ...FOUND, headRow: 2 })).toMatchObject({ heads: ['Where', 'Cost'], headRow: 2 })
  expect(toSpreadsheet(table, { ...FOUND, isTurned: true })).toMatchObject({
    heads: ['Address', 'Where', '1 A Street'],
  })
})

it('leaves totals, averages and repeated headings out', async () => {
  const { said, homes } = await preview(
    'Address,Price',
    '1 A Street,850000',
    'Grand total,850000',
    'Address,Price',
    'Average,850000',
  )
  expect(homes).toHaveLength(1)
  expect(said).toEqual([
    'Row 3 is not ticked: A total, not a home.',
    'Row 4 is not ticked: The headings again.',
    'Row 5 is not ticked: A total, not a home.',
  ])
})
