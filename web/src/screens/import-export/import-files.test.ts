import { zipSync } from 'fflate/browser'
import { describe, expect, it } from 'vitest'
import { TARGETS } from '../../components/spreadsheets/columns/guess-columns.ts'
import { checkRows } from '../../components/spreadsheets/rows/check-rows.ts'
import { guessColumns, mappingProblem } from '../../components/spreadsheets/columns/guess-columns.ts'
import { readCsv } from '../../components/spreadsheets/read/read-csv.ts'
import { readFile } from '../../components/spreadsheets/read/read-file.ts'
import { REST_HEAD } from '../../components/spreadsheets/rows/rest-columns.ts'
import { findRows } from '../../components/spreadsheets/rows/find-rows.ts'
import { toSpreadsheet } from '../../components/spreadsheets/table/spreadsheet.ts'

const DAY = '2026-11-26'

const bytes = (text: string) => new TextEncoder().encode(text)

function checkCsv(text: string) {
  const sheet = toSpreadsheet(readCsv(bytes(text)))
  return checkRows(findRows(sheet, guessColumns(sheet.heads), DAY))
}

describe('a spreadsheet of one’s own', () => {
  it('is read by the names in its first row; a refused row has its number and reason, and stops no other', () => {
    const rows = checkCsv(
      [
        'Address,Price (NZD),Beds,Rent pw,Loan term,Interest rate %,Status,Notes,Agent',
        '"12 Rose Street, Te Kūiti","$480,000",3,$705,30,6.49%,Offer made,"Two ""old"" roofs\nand a shed",Ana',
        '1 High Street,dear,3,500,,,,,',
        '',
        ',500000,,,,,,,',
        '2 High Street,510000,2.5,500,,,sold,,',
      ].join('\r\n'),
    )
    expect(rows).toMatchObject([
      {
        number: 2,
        property: '12 Rose Street, Te Kūiti',
        problem: null,
        body: {
          purchase_price: 480_000,
          number_of_bedrooms: 3,
          weekly_rental_income: 705,
          loan_duration: 30,
          interest_rate: 6.49,
          status: 'offer',
          note: 'Two "old" roofs\nand a shed',
        },
      },
      { number: 3, problem: 'Purchase price: Enter a number such as 850,000' },
      { number: 5, problem: 'The address is missing.' },
      {
        number: 6,
        problem: null,
        question: 'Bedrooms: “2.5” is read as 2',
        notes: ['Status: “sold” is none of ours, and is left out.'],
      },
    ])
  })

  it('has a rate as a number of per cent or as Excel’s fraction; our own has per cent', () => {
    const rateOf = (rate: number | string, rest: readonly string[] = []) => {
      const sheet = toSpreadsheet([
        ['Address', 'Rate', ...rest],
        ['1 High Street', rate],
      ])
      return checkRows(findRows(sheet, guessColumns(sheet.heads), DAY))[0]?.body?.interest_rate
    }
    expect(rateOf(0.0649)).toBe(6.49)
    expect(rateOf(6.49)).toBe(6.49)
    expect(rateOf(0)).toBe(0)
    // A CSV file has only text.
    expect(rateOf('0.0649')).toBe(6.49)
    expect(rateOf('0.5%')).toBe(0.5)
    expect(rateOf(0.5, [REST_HEAD])).toBe(0.5)
  })

  it('says what a home is for, also in the column of earlier exports', () => {
    const purposes = (head: string, cells: readonly string[]) =>
      findRows(
        toSpreadsheet([['Address', head], ...cells.map((cell) => ['1 A St', cell])]),
        guessColumns(['Address', head]),
        DAY,
      ).map(({ body }) => body['purpose'])
    expect(purposes('What it is for', ['Live in it', 'client', ''])).toEqual(['live_in', 'client', undefined])
    expect(purposes('Whether the owner lives there', ['Yes', 'No'])).toEqual(['live_in', undefined])
  })

  it('has an input in at most one column, and the address in one', () => {
    const guess = guessColumns(['Street', 'Address', 'CV', 'Suburb', 'Body corp', 'Whatever'])
    expect(guess).toEqual(['property', null, 'capital_value', 'suburb', 'body_corporate_fees', null])
    expect(mappingProblem(guess)).toBeNull()
    expect(mappingProblem([null, 'suburb'])).toBe('Choose the column that has the address.')
    expect(mappingProblem(['property', 'rates', 'rates'])).toBe('Two columns are “Rates”. Leave one of them out.')
  })

  it('names every input once', () => {
    expect(new Set(TARGETS.map(([, label]) => label)).size).toBe(TARGETS.length)
    expect(guessColumns(TARGETS.map(([, label]) => label))).toEqual(TARGETS.map(([target]) => target))
  })
})

it.each([
  ['850k-900k', 875_000],
  ['850-900k', 875_000],
  ['$850,000 to $900,000', 875_000],
  ['1.1m – 1.25m', 1_175_000],
])('a range of prices, %s, is asked about', (text, middle) => {
  const [row] = checkCsv(`Address,Price\n1 High Street,"${text}"`)
  expect(row).toMatchObject({ problem: null, body: { purchase_price: middle } })
  expect(row?.question).toMatch(/^Purchase price: .* is a range: its middle, /u)
})

it.each(['900k-850k', '850-', '1-2-3'])('%s is no range of prices', (text) => {
  expect(checkCsv(`Address,Price\n1 High Street,${text}`)[0]?.problem).toMatch(/^Purchase price: /u)
})

it('a column of units is a part of the address, and two units are two homes', () => {
  const rows = checkCsv(
    [
      'Unit,Address,Price',
      '2,12 High Street,500000',
      'Flat 3,12 High Street,500000',
      ',14 High Street,500000',
      '1,1/16 High Street,500000',
    ].join('\n'),
  )
  const addresses = ['2/12 High Street', '3/12 High Street', '14 High Street', '1/16 High Street']
  expect(rows.map(({ property }) => property)).toEqual(addresses)
  expect(rows.map(({ skip }) => skip)).toEqual([null, null, null, null])
})

describe('CSV', () => {
  it.each([
    [
      'a;b\r\n"1;2";3',
      [
        ['a', 'b'],
        ['1;2', '3'],
      ],
    ],
    [
      'a\tb\n1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      '\uFEFFa,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\n\n"x""y"z', [['a'], [''], ['x"yz']]],
    // For Excel; the line is no row, and may name a separator that the next line does not have most of.
    [
      'sep=;\r\na,b,c;d\r\n1,2;3',
      [
        ['a,b,c', 'd'],
        ['1,2', '3'],
      ],
    ],
    ['sep=\n1', [['sep='], ['1']]],
    // Our own files have an apostrophe before text that would be a formula.
    ['a\n"\'=1+1"\n\'tis', [['a'], ['=1+1'], ["'tis"]]],
    ["a\n''=1", [['a'], ["'=1"]]],
  ])('%j', (text, rows) => expect(readCsv(bytes(text))).toEqual(rows))

  it('is read in the encodings of Excel', () => {
    expect(readCsv(new Uint8Array([0xff, 0xfe, 0x4d, 0x01, 0x0a, 0x00]))).toEqual([['ō']])
    expect(readCsv(new Uint8Array([0xfe, 0xff, 0x01, 0x4d, 0x00, 0x0a]))).toEqual([['ō']])
    expect(readCsv(new Uint8Array([0xe9]))).toEqual([['é']])
  })

  it('says when a quote does not end', () => {
    expect(() => readCsv(bytes('a\n"b'))).toThrow('A cell of this CSV file begins with a quote that does not end.')
  })
})

describe('a file that cannot be imported says why', () => {
  it.each([
    ['', 'This file has no calculations.'],
    ['Address\n', 'This file has no calculations.'],
    ['{"a":', 'This file is not JSON.'],
    ['[1]', 'This JSON file is not an export of calculations.'],
    [
      '{"format":"homeyield-calculations","version":2,"calculations":[{}]}',
      'This file was exported by a newer version. Reload the page and try again.',
    ],
    [`Address\n${'x\n'.repeat(501)}`, 'This file has 501 rows. Import at most 500 at a time.'],
    ['x'.repeat(5 * 1024 * 1024 + 1), 'This file is larger than 5 MB. Import it in parts.'],
    ['PK no archive', 'This file is not an XLSX file.'],
  ])('%.40j', async (text, problem) => {
    await expect(readFile(new Blob([text]))).rejects.toThrow(problem)
  })

  it('is JSON only if it begins like it', async () => {
    for (const head of ['[Address],Price', '{Address},Price']) {
      const read = await readFile(new Blob([`${head}\n1 High Street,500000`]))
      expect(read).toMatchObject({ sheet: { rows: [{ number: 2 }] } })
    }
  })

  it('does not unpack a small file to a large one', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(1024 * 1024)
    await expect(readFile(new Blob([bomb]))).rejects.toThrow(
      'This file unpacks to more than 50 MB. Import it in parts.',
    )
  })

  it('does not fill the cells up to one that is far from the table', async () => {
    const sheet = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
    const far = zipSync({ 'xl/worksheets/sheet1.xml': bytes(sheet) })
    await expect(readFile(new Blob([far]))).rejects.toThrow(
      'A sheet of this file reaches to cell XFD1048576. Delete what is far from your table, and try again.',
    )
  })

  it('is no spreadsheet when the archive has none', async () => {
    const archive = zipSync({ 'a.txt': bytes('a') })
    await expect(readFile(new Blob([archive]))).rejects.toThrow('This file could not be read as a spreadsheet.')
  })

  it('has who lives there where an earlier version wrote it', async () => {
    const text =
      '{"format":"homeyield-calculations","version":1,"calculations":[{"property":"1 High Street","lives_here":true}]}'
    const read = await readFile(new Blob([text]))
    expect('rows' in read && checkRows(read.rows)).toMatchObject([{ problem: null, body: { lives_here: true } }])
  })

  it('has rows that are no calculations', async () => {
    const text =
      '{"format":"homeyield-calculations","version":1,"calculations":[7,{"property":"1 High Street","purchase_price":-1}]}'
    const read = await readFile(new Blob([text]))
    expect('rows' in read && checkRows(read.rows)).toMatchObject([
      { number: 1, problem: 'This is not a calculation.' },
      { number: 2, problem: 'Purchase price: Enter a figure from 0 to 1,000,000,000' },
    ])
  })
})
