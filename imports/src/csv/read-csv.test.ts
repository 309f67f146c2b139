import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeTemporaryFile } from '../testing/tenancy-file.ts'
import { readCsv, type CsvRow } from './read-csv.ts'

const COLUMNS = [['name'], ['rent']]

async function read(content: string | Buffer, name?: string): Promise<CsvRow[]> {
  const path = await writeTemporaryFile(content, name)
  const rows: CsvRow[] = []
  await readCsv(path, COLUMNS, (row) => rows.push(row))
  return rows
}

it('reads UTF-8 with or without a byte order mark, packed or not', async () => {
  const rows = [{ name: 'Ōtāhuhu', rent: '640' }]
  expect(await read('Name,Rent\nŌtāhuhu,640\n')).toEqual(rows)
  expect(await read('\uFEFFName,Rent\r\nŌtāhuhu,640')).toEqual(rows)
  expect(await read('Name,Rent\rŌtāhuhu,640\r')).toEqual(rows)
  expect(await read(gzipSync('Name,Rent\nŌtāhuhu,640\n'), 'rents.csv.gz')).toEqual(rows)
})

it('skips empty lines and spaces around values', async () => {
  expect(await read('\n Name ,Rent\n\nŌtāhuhu , 640\n  \na,1')).toEqual([
    { name: 'Ōtāhuhu', rent: '640' },
    { name: 'a', rent: '1' },
  ])
})

it.each([
  ['an empty file', '', /tenancy\.csv is empty\.$/u],
  ['empty lines only', '\n\n', /tenancy\.csv is empty\.$/u],
  ['a header only', 'Name,Rent\n', /tenancy\.csv has a header but no rows\.$/u],
  ['another header', 'a,b\n1,2\n', /tenancy\.csv, line 1: there is no column name; the columns are a, b\.$/u],
  [
    'a truncated last line',
    'Name,Rent\nŌtāhuhu,640\nMāng',
    /tenancy\.csv, line 3: 1 value, but the header has 2 columns. The file may be cut off\.$/u,
  ],
  [
    'a row with too few values, with old ends of lines',
    'Name,Rent\ra,1\rb\rc,1\r',
    /tenancy\.csv, line 3: 1 value, but/u,
  ],
  ['a row with too many values', 'Name,Rent\na,1,2\nb,1\n', /tenancy\.csv, line 2: 3 values, but the header has 2/u],
  ['an open quote', 'Name,Rent\n"Ōtāhuhu,640\n', /tenancy\.csv, line 2: a quote is opened and not closed/u],
  ['UTF-16', Buffer.from('\uFEFFName,Rent\na,1\n', 'utf16le'), /tenancy\.csv, line 1: the text is not UTF-8\./u],
  ['UTF-16 without a mark', Buffer.from('Name,Rent\na,1\n', 'utf16le'), /line 1: the text is not UTF-8\./u],
  ['Windows-1252', Buffer.from('Name,Rent\na,1\nCafé,1\n', 'latin1'), /tenancy\.csv, line 3: the text is not UTF-8\./u],
  ['a file cut inside a letter', Buffer.from('Name,Rent\na,1\nŌ', 'utf8').subarray(0, -1), /line 3: the text is not/u],
])('refuses %s and names the line', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message)
})

it('refuses a packed file that is cut off', async () => {
  const packed = gzipSync('Name,Rent\nŌtāhuhu,640\n'.repeat(50)).subarray(0, -12)
  await expect(read(packed, 'rents.csv.gz')).rejects.toThrow(/rents\.csv\.gz is cut off or damaged\.$/u)
})

it('refuses a file that is missing, or is a directory', async () => {
  await expect(readCsv('/nowhere/rents.csv', COLUMNS, () => undefined)).rejects.toThrow(
    '/nowhere/rents.csv cannot be read: no such file.',
  )
  await expect(readCsv('/', COLUMNS, () => undefined)).rejects.toThrow('/ cannot be read: it is a directory.')
})

it('reports how much of the file is read', async () => {
  const path = await writeTemporaryFile(`Name,Rent\n${'a,1\n'.repeat(500_000)}`)
  const shares: number[] = []
  await readCsv(
    path,
    COLUMNS,
    () => undefined,
    (share) => shares.push(share),
  )
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((one, two) => one - two))
  expect(shares.at(-1)).toBe(1)
})
