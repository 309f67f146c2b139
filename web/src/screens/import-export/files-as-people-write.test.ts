import { expect, it } from 'vitest'
import { previewOf } from '../../components/spreadsheets/testing/preview-of.ts'
import { type FileSheet, xlsxOf } from '../../components/spreadsheets/testing/xlsx-of.ts'

const HEADS = ['Address', 'Price', 'Rent', 'Interest rate']
const HOME = { property: '1 A Street', purchase_price: 850_000, weekly_rental_income: 650, interest_rate: 6.49 }

const previewSheet = async (rows: FileSheet['rows'], more: Partial<FileSheet> = {}) =>
  previewOf(xlsxOf([{ name: 'Homes', rows, ...more }]))

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const code = character.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )

const LINES = ['Address;Price;Rent;Interest rate', '1 A Street;$850 000;650;6.49%']

it.each([
  ['UTF-16 with its mark', utf16(`\uFEFF${LINES.join('\r\n')}`, true)],
  ['UTF-16 of the other order', utf16(`\uFEFF${LINES.join('\r\n')}`, false)],
  ['UTF-16 without a mark', utf16(LINES.join('\r\n'), true)],
  ['UTF-16 without a mark, of the other order', utf16(LINES.join('\r\n'), false)],
  ['the mark of UTF-8', new TextEncoder().encode(`\uFEFF${LINES.join('\n')}`)],
  ['ends of lines of old Macs', new TextEncoder().encode(LINES.join('\r'))],
  ['empty lines at the end', new TextEncoder().encode(`${LINES.join('\n')}\n\n;;;\n`)],
  [
    'quotes around every cell',
    new TextEncoder().encode(LINES.map((line) => line.replaceAll(/[^;]+/gu, '"$&"')).join('\n')),
  ],
  [
    'spaces before quotes',
    new TextEncoder().encode('Address, Price, Rent, Interest rate\n"1 A Street", "$850,000", "650", "6.49%"'),
  ],
  ['tabs', new TextEncoder().encode('Address\tPrice\tRent\tInterest rate\n1 A Street\t$850,000\t$650.00\t6.49%')],
  ['bars', new TextEncoder().encode('Address|Price|Rent|Interest rate\n1 A Street|$850,000|$650.00|6.49%')],
])('%s', async (_name, file) => {
  expect((await previewOf(file)).homes).toEqual([HOME])
})

it('Windows-1252 has its letters', async () => {
  const file = Uint8Array.from('Address,Price\n1 Caf\u00e9 Street \u0096 rear,850000', (one) => one.charCodeAt(0))
  expect((await previewOf(file)).homes).toEqual([{ property: '1 Café Street – rear', purchase_price: 850_000 }])
})

it('cells with formats of currency and per cent', async () => {
  const rows = [
    HEADS,
    [
      '1 A Street',
      { value: 850_000, format: '"$"#,##0.00' },
      { value: 650, format: '_-"$"* #,##0_-;-"$"* #,##0_-' },
      { value: 0.0649, format: '0.00%' },
    ],
    [
      '2 A Street',
      { value: 850_000, format: '#,##0,"k"' },
      { value: 650, format: '"$"0" pw"' },
      { value: 6.49, format: '0.00"%"' },
    ],
  ]
  expect((await previewSheet(rows)).homes).toEqual([HOME, { ...HOME, property: '2 A Street' }])
})

it('a format that says another period or currency is asked about', async () => {
  const rows = [
    HEADS,
    ['1 A Street', 850_000, { value: 2800, format: '"$"#,##0" pcm"' }, 6.49],
    ['2 A Street', { value: 850_000, format: '[$€-2] #,##0' }, 650, 6.49],
  ]
  const { homes, asked, refused } = await previewSheet(rows)
  expect(homes).toEqual([])
  expect([...asked, ...refused].map(({ row }) => row).toSorted((a, b) => a - b)).toEqual([2, 3])
})

it('days of cells, as text, and as numbers', async () => {
  const rows = (until: FileSheet['rows'][number][number]) => [
    ['Address', 'Owed', 'Rate 1', 'Fixed until'],
    ['1 A Street', 300_000, 5.49, until],
  ]
  const loans = [{ fixed_until: '2027-06-30' }]
  for (const until of [{ value: 46_568, format: 'd mmm yyyy' }, '30/06/2027', '30 Jun 2027']) {
    expect((await previewSheet(rows(until))).homes).toMatchObject([{ analysis: { loans } }])
  }
  const on1904 = xlsxOf([{ name: 'Homes', rows: rows({ value: 46_568 - 1462, format: 'dd/mm/yy' }) }], true)
  expect((await previewOf(on1904)).homes).toMatchObject([{ analysis: { loans } }])
  expect((await previewSheet(rows(46_568))).asked).toMatchObject([{ row: 2 }])
})

it('formulas with and without results', async () => {
  const rows = [
    HEADS,
    ['1 A Street', { formula: '800000+50000', value: 850_000 }, { formula: 'B2/1000', value: 650 }, 6.49],
    ['2 A Street', { formula: '800000+50000' }, 650, 6.49],
    [{ formula: 'A2', value: '3 A Street' }, 850_000, { formula: 'x', value: '#N/A' }, 6.49],
  ]
  const { homes, refused } = await previewSheet(rows)
  expect(homes).toEqual([HOME])
  expect(refused.map(({ row }) => row)).toEqual([3, 4])
})

it('a merged title, an empty row, and totals in the middle', async () => {
  const rows = [
    ['Our rentals, as at 30 June 2026', null, null, null],
    [],
    HEADS,
    ['1 A Street', 850_000, 650, 6.49],
    ['Subtotal', 850_000, 650, null],
    ['2 A Street', 850_000, 650, 6.49],
    ['Total', { formula: 'SUM(B4:B6)', value: 1_700_000 }, 1300, null],
  ]
  const { homes } = await previewSheet(rows, { merged: ['A1:D1'] })
  expect(homes).toEqual([HOME, { ...HOME, property: '2 A Street' }])
})

it('headings of two rows, merged over their loans', async () => {
  const rows = [
    ['Property', null, 'ANZ loan', null, 'BNZ loan', null],
    ['Address', 'Value now', 'Balance', 'Rate', 'Balance', 'Rate'],
    ['1 A Street', 900_000, 300_000, 5.49, 90_000, 6.19],
  ]
  const { homes } = await previewSheet(rows, { merged: ['A1:B1', 'C1:D1', 'E1:F1'] })
  expect(homes).toMatchObject([
    {
      analysis: {
        loans: [
          { amount: 300_000, interest_rate: 5.49 },
          { amount: 90_000, interest_rate: 6.19 },
        ],
      },
    },
  ])
})

it('says of other sheets with homes that they are not read', async () => {
  const rows = [HEADS, ['1 A Street', 850_000, 650, 6.49]]
  const other = [HEADS, ['9 B Street', 700_000, 600, 6.49]]
  const { homes, said } = await previewOf(
    xlsxOf([
      { name: 'Notes', rows: [['Read me']] },
      { name: 'Auckland', rows },
      { name: 'Hamilton', rows: other },
      { name: 'Old', rows: other, state: 'veryHidden' },
    ]),
  )
  expect(homes).toEqual([HOME])
  expect(said).toContain('The sheet “Auckland” is read.')
  expect(said).toContain('The sheet “Hamilton” has homes too, and is not read.')
  expect(said.join(' ')).not.toContain('Old')
})

it('turned, with formats of its own', async () => {
  const rows = [
    ['', 'House one', 'House two'],
    ['Address', '1 A Street', '2 A Street'],
    ['Price', { value: 850_000, format: '"$"#,##0' }, { value: 850_000, format: '"$"#,##0' }],
    ['Rent', 650, 650],
    ['Interest rate', { value: 0.0649, format: '0.00%' }, { value: 0.0649, format: '0.00%' }],
  ]
  expect((await previewSheet(rows)).homes).toEqual([HOME, { ...HOME, property: '2 A Street' }])
})

it('a date in a column of units, which is 1/14 read by a spreadsheet', async () => {
  const rows = [
    ['Unit', 'Address', 'Price'],
    [{ value: 45_671, format: 'd-mmm' }, '14 A Street', 850_000],
  ]
  expect((await previewSheet(rows)).refused).toMatchObject([{ row: 2 }])
})

it('hidden rows are not ticked, numbers as text are read', async () => {
  const rows = [HEADS, ['1 A Street', '850000', '650', '0.0649'], ['2 A Street', 850_000, 650, 6.49]]
  const { homes, said } = await previewSheet(rows, { hiddenRows: [3] })
  expect(homes).toEqual([HOME])
  expect(said).toContain('Row 3 is not ticked: Hidden in the file.')
})
