import { readListings } from '@homeyield/domain/listings/read-listings'
import { expect, it } from 'vitest'
import { type FileSheet, xlsxOf } from '../../components/spreadsheets/testing/xlsx-of.ts'
import { readList } from './list-text.ts'

const ofText = async (text: string) => readList(new Blob([text]))
const ofSheets = async (...sheets: readonly FileSheet[]) => readList(new Blob([xlsxOf(sheets)]))

it.each([
  ['Purchase price ($000)', '650', 'Price', '650,000', 650_000],
  ['Purchase price ($000)', 'Offers over $750k', 'Price', 'Offers over $750k', 750_000],
  ['Purchase price', '650', 'Price', '650', null],
  ['Purchase price (USD)', '650000', 'Price (usd)', '650000', null],
])('writes the price of a file below %s, %s', async (head, cell, heading, written, price) => {
  const csv = `Property address,${head}\n"12 Rintoul Street, Newtown",${cell}`
  const { text, notes } = await ofText(csv)
  expect(text).toBe(`Address\t${heading}\n12 Rintoul Street, Newtown\t${written}`)
  expect(notes).toEqual([])
  expect(readListings(text).homes.map((home) => home.purchase_price)).toEqual([price])
})

const MAIL = `Hi Tom, two more:
12 Rintoul Street, Newtown, 3 bed, $650,000
"The best of all", said the agent
4/20 Tory Street, Te Aro, auction`

it.each([
  ['a mail', MAIL],
  ['a mail with a quote that does not end', '"12 Rintoul Street, Newtown\n4 High Street, Newtown'],
  ['one line', '12 Rintoul Street, Newtown, 3 bed, $650,000'],
  ['lines without headings', '12 Rintoul Street,3,$650,000\n4 High Street,2,$700,000'],
])('leaves %s as it is', async (_what, text) => {
  expect(await ofText(text)).toEqual({ text, notes: [] })
})

it('keeps the cells beside the headings, and says that a row has more', async () => {
  const { text, notes } = await ofText(
    'Homes\nAddress,Beds,Price\n12 Rintoul Street,3,$650,000\n4 High Street,2,700000',
  )
  expect(text).toBe('Homes\nAddress\tBedrooms\tPrice\n12 Rintoul Street\t3\t$650\t000\n4 High Street\t2\t700,000')
  expect(notes).toEqual([
    'The headings are in row 2.',
    'Row 3: This row has more values than headings: one of them may be split by a comma.',
  ])
})

it('reads the sheet with homes without its hidden rows, and says so', async () => {
  const rows = [
    ['Address', 'Price'],
    ['1 A Street', 650_000],
    ['2 B Street', 700_000],
  ] as const
  expect(await ofSheets({ name: 'Notes', rows: [['Hello']] }, { name: 'Homes', rows, hiddenRows: [2] })).toEqual({
    text: 'Address\tPrice\n2 B Street\t700,000',
    notes: ['The sheet “Homes” is read.', 'Hidden rows are not read.'],
  })
})

it('reads every row of a sheet without headings', async () => {
  const rows = [
    ['12 Rintoul Street, Newtown', 3, 650_000],
    ['4 High Street, Newtown', 2],
  ]
  expect(await ofSheets({ name: 'Homes', rows })).toEqual({
    text: '12 Rintoul Street, Newtown\t3\t650000\n4 High Street, Newtown\t2\t',
    notes: ['The sheet “Homes” is read.'],
  })
})

it('refuses a file that is longer than a list may be', async () => {
  await expect(ofText('12 Rintoul Street\n'.repeat(28_000))).rejects.toThrow('more than 500,000 characters')
})

it.each(['', ' \n'])('refuses a file with nothing, %j', async (text) => {
  await expect(ofText(text)).rejects.toThrow('This file has no homes.')
})
