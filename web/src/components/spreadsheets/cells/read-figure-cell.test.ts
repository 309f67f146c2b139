import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import { expect, it } from 'vitest'
import { writeXlsx } from '../../xlsx/write-xlsx.ts'
import { checkRows } from '../rows/check-rows.ts'
import { guessColumns } from '../columns/guess-columns.ts'
import { readFile } from '../read/read-file.ts'
import { priceOfCell, readFigureCell } from './read-figure-cell.ts'
import { findRows } from '../rows/find-rows.ts'
import { toSpreadsheet } from '../table/spreadsheet.ts'

const DAY = '2026-11-26'

const value = (figure: number) => ({ kind: 'value', value: figure })
const unsure = (figure: number, reading: string) => ({ kind: 'unsure', value: figure, reading })

it.each([
  [4, value(2.08)],
  ['4%', value(2.08)],
  [0.04, value(2.08)],
  [0.5, unsure(0.26, '0.26 weeks')],
])('%j below “Vacancy %” is weeks of a year', (cell, result) => {
  expect(readFigureCell('vacancy_weeks', cell, null, true, 'Vacancy %')).toMatchObject(result)
})

it.each([
  ['purchase_price', '$850,000.00', value(850_000)],
  ['purchase_price', '850.000', { kind: 'refused' }],
  ['purchase_price', '1.250.000,00', { kind: 'refused' }],
  ['purchase_price', 850.123, value(850.123)],
  ['weekly_rental_income', '650,50', unsure(650.5, '650.50')],
  ['weekly_rental_income', '$2,600 a month', unsure(600, '600 a week')],
  ['deposit', '20%', value(170_000)],
  ['deposit', '20', value(20)],
  ['rates', '20%', { kind: 'refused' }],
  ['interest_rate', '6.495%', value(6.495)],
  ['interest_rate', '6,49 %', unsure(6.49, '6.49')],
  ['interest_rate', '0.0649', value(6.49)],
  ['interest_rate', 0.0649, value(6.49)],
  ['interest_rate', '0.99%', value(0.99)],
  ['interest_rate', '0.99', unsure(0.99, '0.99%')],
  ['interest_rate', 0.2, unsure(0.2, '0.2%')],
  ['property_management_fees', 0.085, value(8.5)],
  ['part_lived_in', 0.5, unsure(50, '50%')],
  ['loan_duration', '27,5', unsure(27.5, '27.50')],
  ['loan_duration', '25 years', value(25)],
  ['number_of_bedrooms', '3.000', { kind: 'refused' }],
] as const)('%s: %j', (target, cell, result) => {
  expect(readFigureCell(target, cell, 850_000, true)).toMatchObject(result)
})

it('reads no figure where there is none, and fractions only in a spreadsheet of one’s own', () => {
  expect(readFigureCell('note', '850.000', null, true)).toBeNull()
  expect(readFigureCell('rates', null, null, true)).toBeNull()
  expect(readFigureCell('interest_rate', 0.0649, null, false)).toEqual(value(0.0649))
})

it('knows a price only if it is certain', () => {
  expect(['$850,000', 850_000, '850,5', 'dear', null].map((cell) => priceOfCell(cell, true))).toEqual([
    850_000,
    850_000,
    null,
    null,
    null,
  ])
})

function findOne(head: string, cell: string) {
  return findRows(
    toSpreadsheet([
      ['Address', head],
      ['1 High Street', cell],
    ]),
    guessColumns(['Address', head]),
    DAY,
  )[0]
}

it('names an error of a spreadsheet in any column', () => {
  expect(findOne('Price', ' #REF! ')?.problem).toBe('Purchase price: The cell has the error #REF!')
  expect(findOne('Notes', '#N/A')?.problem).toBe('Note: The cell has the error #N/A')
  expect(findOne('Notes', '#1 on our list')?.problem).toBeNull()
})

it('asks about what is not certain', () => {
  expect(findOne('Rent', '650,50')).toMatchObject({
    body: { weekly_rental_income: 650.5 },
    problem: null,
    question: 'Rental income a week: “650,50” is read as 650.50',
  })
})

it('refuses the row of an XLSX file whose cell has an error, and no other', async () => {
  const columns = [
    { head: 'Address', kind: 'text' },
    { head: 'Price', kind: 'count' },
    { head: 'CV', kind: 'count' },
  ] as const
  const file = await writeXlsx([
    {
      name: 'Homes',
      columns,
      rows: [
        ['1 High Street', 777_001, 777_002],
        ['2 High Street', 500_000, 510_000],
      ],
    },
  ])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const xml = strFromU8(parts[name] ?? new Uint8Array())
  const error = (figure: number) => new RegExp(`<c r="(\\w+)"[^>]*><v>${figure}</v></c>`, 'u')
  const broken = xml
    .replace(error(777_001), '<c r="$1" t="e"><f>A9</f><v>#REF!</v></c>')
    .replace(error(777_002), '<c r="$1" t="e"><v>#N/A</v></c>')
  const read = await readFile(new Blob([zipSync({ ...parts, [name]: strToU8(broken) })]))
  if (!('sheet' in read)) throw new Error('Not read as a spreadsheet')
  expect(checkRows(findRows(read.sheet, guessColumns(read.sheet.heads), DAY))).toMatchObject([
    {
      number: 2,
      property: '1 High Street',
      problem: 'Purchase price: The cell has the error #REF!. Capital value: The cell has the error #N/A',
    },
    { number: 3, problem: null, body: { purchase_price: 500_000 } },
  ])
})
