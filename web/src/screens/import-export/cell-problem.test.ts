import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import { expect, it } from 'vitest'
import { writeXlsx } from '../../components/xlsx/write-xlsx.ts'
import { cellProblem } from './cell-problem.ts'
import { checkRows } from './check-rows.ts'
import { guessColumns } from './guess-columns.ts'
import { readFile } from './read-file.ts'
import { findRows } from './spreadsheet-rows.ts'

const unclear = (text: string) => `“${text}” is not clear: use commas between thousands and a point before decimals`

it.each([
  ['850.000', unclear('850.000')],
  ['$1.250.000', unclear('$1.250.000')],
  ['850.000,50', unclear('850.000,50')],
  ['850,5', unclear('850,5')],
  ['1,50,000', unclear('1,50,000')],
  ['$850,000.00', null],
  ['-1,000', null],
  ['850.5', null],
  ['850000', null],
  ['dear', null],
] as const)('a price of %s', (text, problem) => expect(cellProblem('purchase_price', text)).toBe(problem))

it('reads three decimals of a rate, and no comma before decimals', () => {
  expect(cellProblem('interest_rate', '6.495%')).toBeNull()
  expect(cellProblem('interest_rate', '6,49 %')).toBe(unclear('6,49 %'))
  expect(cellProblem('loan_duration', '27,5')).toBe(unclear('27,5'))
  expect(cellProblem('number_of_bedrooms', '3.000')).toBe(unclear('3.000'))
  expect(cellProblem('note', '850.000')).toBeNull()
  expect(cellProblem('purchase_price', 850.123)).toBeNull()
})

it('names an error of a spreadsheet in any column', () => {
  expect(cellProblem('purchase_price', ' #REF! ')).toBe('The cell has the error #REF!')
  expect(cellProblem('note', '#N/A')).toBe('The cell has the error #N/A')
  expect(cellProblem('note', '#1 on our list')).toBeNull()
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
  expect(checkRows(findRows(read.sheet, guessColumns(read.sheet.heads)))).toMatchObject([
    {
      number: 2,
      property: '1 High Street',
      problem: 'Purchase price: The cell has the error #REF!. Capital value: The cell has the error #N/A',
    },
    { number: 3, problem: null, body: { purchase_price: 500_000 } },
  ])
})
