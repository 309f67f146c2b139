import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { writeOvertureFile } from '@homeyield/sandbox/open-data/write-overture-file'
import { expect, it, describe } from 'vitest'
import { ZipFile } from 'yazl'
import { Tally } from '../report/import-report.ts'
import { formatLinzFile, LINZ_HEADER, linzColumns, linzLine, type LinzRow } from '../testing/linz-file.ts'
import { readAll } from '../testing/read-all.ts'
import { writeTemporaryFile } from '../testing/tenancy-file.ts'
import { openAddressFile } from './open-address-file.ts'

async function read(rows: readonly Partial<LinzRow>[]) {
  return readAll(await openAddressFile(await writeTemporaryFile(formatLinzFile(rows), 'addresses.csv')))
}

async function readContent(content: string | Buffer, name = 'addresses.csv') {
  return readAll(await openAddressFile(await writeTemporaryFile(content, name)))
}

async function zip(files: Readonly<Record<string, string>>, forceZip64Format = false): Promise<Buffer> {
  const path = await writeTemporaryFile('', 'made.zip')
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) {
    archive.addBuffer(Buffer.from(content), name, { forceZip64Format })
  }
  archive.end({ forceZip64Format, comment: '' })
  await pipeline(archive.outputStream, createWriteStream(path))
  return readFile(path)
}

describe('an address of LINZ’s file', () => {
  it('has its columns', async () => {
    const { items, leftOut } = await read([
      {
        address_id: 398,
        address_number: '26',
        address_number_suffix: 'A',
        full_road_name: 'Farrelly Avenue',
        suburb_locality: 'Wesley',
        town_city: 'Auckland',
        territorial_authority: 'Auckland',
        shape_X: '174.72662',
        shape_Y: '-36.902205',
      },
    ])
    expect(items).toEqual([
      {
        id: '398',
        unit: '',
        houseNumber: 26,
        suffix: 'A',
        lastNumber: null,
        street: 'Farrelly Avenue',
        suburb: 'Wesley',
        city: 'Auckland',
        district: 'Auckland',
        latitude: -36.902205,
        longitude: 174.72662,
      },
    ])
    expect(leftOut).toEqual([])
  })

  it.each<[string, Partial<LinzRow>, object]>([
    ['a unit', { unit: 'G01', address_number: '2' }, { unit: 'G01', houseNumber: 2 }],
    ['a range', { address_number: '14', address_number_high: '16' }, { houseNumber: 14, lastNumber: 16 }],
    ['one number as a range', { address_number: '14', address_number_high: '14' }, { lastNumber: null }],
    ['decomposed macrons', { full_road_name: 'Ta\u0304wa Street' }, { street: 'T\u0101wa Street' }],
    ['a suburb of the town’s name', { suburb_locality: 'Gore', town_city: 'Gore' }, { suburb: null, city: 'Gore' }],
    ['no town', { suburb_locality: 'Waiau Pa', town_city: '' }, { suburb: null, city: 'Waiau Pa' }],
    ['no suburb', { suburb_locality: '', town_city: 'Gore' }, { suburb: null, city: 'Gore' }],
    ['no district', { territorial_authority: '' }, { district: null }],
    ['a place east of 180°', { shape_X: '183.45', shape_Y: '-43.95' }, { longitude: -176.55, latitude: -43.95 }],
    ['a place on the Chatham Islands', { shape_X: '-176.55', shape_Y: '-43.95' }, { longitude: -176.55 }],
    ['quotes and commas', { full_road_name: 'The "Old", Road' }, { street: 'The "Old", Road' }],
  ])('with %s', async (_, row, expected) => {
    expect((await read([row])).items).toMatchObject([expected])
  })

  it.each<[string, Partial<LinzRow>]>([
    ['not current', { address_lifecycle: 'Retired' }],
    ['not on land', { is_land: 'F' }],
    ['without a house number', { address_number: '' }],
    ['without a house number', { address_number: '0' }],
    ['without a house number', { address_number: '14.5' }],
    ['without a street', { full_road_name: ' ' }],
    ['without a suburb and a town', { suburb_locality: '', town_city: '' }],
    ['with signs that no name has', { town_city: '<script>alert(1)</script>' }],
    ['with signs that no name has', { full_road_name: 'Rose <b>Street' }],
    ['without a position', { shape_X: '' }],
    ['without a position', { shape_Y: 'north' }],
    ['outside New Zealand', { shape_X: '151.2', shape_Y: '-33.9' }],
  ])('%s is counted and left out', async (what, row) => {
    const { items, leftOut } = await read([{ address_id: 7 }, row])
    expect(items).toMatchObject([{ id: '7' }])
    expect(leftOut).toEqual([{ what, count: 1 }])
  })
})

describe('a file', () => {
  const rows = [{ address_id: 1 }, { address_id: 2, full_road_name: 'Tāwa Street' }]
  const ids = [{ id: '1' }, { id: '2', street: 'Tāwa Street' }]
  const content = formatLinzFile(rows)

  it('may have another order of columns, more columns, and lines that end with LF', async () => {
    const names = `extra,${LINZ_HEADER.split(',').toReversed().join(',')}`
    const values = rows.map(
      (row) =>
        `x,${linzLine(row)
          .match(/"[^"]*"|[^,]+|(?<=,)(?=,)/gu)
          ?.toReversed()
          .join(',')}`,
    )
    expect((await readContent(`${names}\n${values.join('\n')}\n`)).items).toMatchObject(ids)
  })

  it('may be packed, whatever its name', async () => {
    expect((await readContent(gzipSync(content), 'addresses.csv.gz')).items).toMatchObject(ids)
    expect((await readContent(gzipSync(content), 'addresses.csv')).items).toMatchObject(ids)
    expect((await readContent(await zip({ 'nz-addresses.csv': content, 'licence.txt': 'x' }))).items).toMatchObject(ids)
    expect((await readContent(await zip({ 'nz-addresses.csv': content }, true))).items).toMatchObject(ids)
  })

  it('is read in pieces, across which letters and lines continue', async () => {
    const many = Array.from({ length: 9000 }, (_, at) => ({ address_id: at, full_road_name: 'Ōtāhuhu Ākau Road' }))
    const path = await writeTemporaryFile(formatLinzFile(many), 'addresses.csv')
    const list = await openAddressFile(path)
    expect(list.source).toBe('LINZ, file addresses.csv')
    const { items, shares } = await readAll(list)
    expect(items.map(({ id }) => id)).toEqual(many.map(({ address_id }) => String(address_id)))
    expect(new Set(items.map(({ street }) => street))).toEqual(new Set(['Ōtāhuhu Ākau Road']))
    expect(shares.length).toBeGreaterThan(2)
    expect(shares).toEqual(shares.toSorted((one, two) => one - two))
    expect(shares.at(-1)).toBe(1)
  })

  it('stops when the signal is aborted', async () => {
    const list = await openAddressFile(await writeTemporaryFile(content, 'addresses.csv'))
    const progress = { signal: AbortSignal.abort(new Error('stopped')), onProgress: () => undefined }
    const reading = list.read({ ...progress, leftOut: new Tally() })[Symbol.asyncIterator]()
    await expect(reading.next()).rejects.toThrow('stopped')
  })

  const line = linzLine({})
  const lines = `${LINZ_HEADER}\r\n${line}\r\n`
  it.each<[string, string | Buffer, RegExp]>([
    ['an empty file', '', /addresses\.csv is empty\.$/u],
    ['a header only', `${LINZ_HEADER}\r\n`, /addresses\.csv has a header but no rows\.$/u],
    [
      'a web page',
      '<!doctype html>\n<title>Sign in</title>\n',
      /line 1: there is no column address_id; the columns are/u,
    ],
    [
      'a missing column',
      lines.replace('is_land', 'land'),
      /addresses\.csv, line 1: there is no column is_land; the columns are WKT, address_id/u,
    ],
    ['a row cut off', `${lines}${line.slice(0, 50)}`, /line 3: the line has no end\. The file may be cut off\.$/u],
    [
      'a row cut off in quotes',
      `${lines}"POINT (17`,
      /line 3: a quote is opened and not closed\. The file may be cut/u,
    ],
    ['a quote never closed', `${lines}"${`${line}\n`.repeat(4000)}`, /line 3: a quote/u],
    ['too few values', `${lines}1,2\r\n${line}\r\n`, /line 3: 2 values, but the header has 26 columns\.$/u],
    ['too many values', `${lines}${line},x\r\n`, /line 3: 27 values, but the header has 26 columns\.$/u],
    [
      'Windows-1252',
      Buffer.from(`${lines}${linzLine({ suburb_locality: 'Café' })}\r\n`, 'latin1'),
      /line 3: the text is not UTF-8/u,
    ],
    ['UTF-16', Buffer.from(`\uFEFF${lines}`, 'utf16le'), /line 1: the text is not UTF-8/u],
    [
      'another projection',
      `${lines}${linzLine({ shape_X: '1756789.1', shape_Y: '5917821.4' })}\r\n`,
      /line 3: shape_X is 1756789\.1, which is no longitude\. Export the layer in degrees/u,
    ],
    ['a damaged .gz', gzipSync(lines.repeat(9)).subarray(0, -12), /addresses\.csv is cut off or damaged\.$/u],
  ])('with %s is refused, naming the line', async (_, content, message) => {
    await expect(readContent(content)).rejects.toThrow(message)
  })

  it('as .zip is refused when it is damaged, or has not one CSV file', async () => {
    const whole = await zip({ 'a.csv': content })
    await expect(readContent(whole.subarray(0, -30), 'a.zip')).rejects.toThrow(/a\.zip is cut off or damaged\.$/u)
    const changed = Buffer.from(whole)
    changed[60] = (changed[60] ?? 0) ^ 0xff
    await expect(readContent(changed, 'a.zip')).rejects.toThrow(/a\.zip is cut off or damaged\.$/u)
    await expect(readContent(await zip({ 'a.txt': content }), 'a.zip')).rejects.toThrow(
      /a\.zip has no \.csv file in it\.$/u,
    )
    await expect(readContent(await zip({ 'a.csv': content, 'b.csv': content }), 'a.zip')).rejects.toThrow(
      /a\.zip has 2 \.csv files in it; unpack the right one\.$/u,
    )
  })

  it('may be parquet from Overture, whatever its name', async () => {
    const content = writeOvertureFile([linzColumns({ full_road_name: 'Tāwa Street' }), linzColumns({ address_id: 2 })])
    const list = await openAddressFile(await writeTemporaryFile(content, 'nz.csv'))
    expect(list).toMatchObject({ source: 'Overture Maps, file nz.csv', asOf: null })
    const { items, shares } = await readAll(list)
    expect(items).toMatchObject([
      { id: '08fb1234-5678-4abc-8def-000000001001', street: 'Tāwa Street' },
      { id: '08fb1234-5678-4abc-8def-000000000002' },
    ])
    expect(shares).toEqual([1])
    await expect(readContent(content.subarray(0, -9), 'nz.parquet')).rejects.toThrow(
      /nz\.parquet is cut off or damaged, or no parquet file\.$/u,
    )
    const sydney = { ...linzColumns({ shape_X: '151.2', shape_Y: '-33.9' }), country: 'AU' }
    await expect(readContent(writeOvertureFile([sydney]), 'au.parquet')).rejects.toThrow(
      /au\.parquet has no addresses of New Zealand\.$/u,
    )
  })

  it('that is missing is refused', async () => {
    await expect(openAddressFile('/nowhere/addresses.csv')).rejects.toThrow(
      '/nowhere/addresses.csv cannot be read: no such file.',
    )
    await expect(openAddressFile('/')).rejects.toThrow('/ cannot be read: it is a directory.')
  })
})
