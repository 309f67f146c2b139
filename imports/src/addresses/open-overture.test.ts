import { startOvertureSandbox } from '@homeyield/sandbox/open-data/start-overture-sandbox'
import { type OvertureFileOptions, writeOvertureFile } from '@homeyield/sandbox/open-data/write-overture-file'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Tally } from '../report/import-report.ts'
import { openHttpTiming } from '../testing/http-timing.ts'
import { type LinzRow, linzColumns } from '../testing/linz-file.ts'
import { readAll } from '../testing/read-all.ts'
import { openOverture } from './open-overture.ts'

const [OLD, NEW] = ['2026-07-22.0', '2026-08-19.0'] as const

type Row = Partial<LinzRow> & { readonly country?: string }

function fileOf(rows: readonly Row[], options?: OvertureFileOptions): Buffer {
  return writeOvertureFile(
    rows.map((row) => ({ ...linzColumns(row), country: row.country ?? null })),
    options,
  )
}

async function serve(...files: readonly Buffer[]) {
  const sandbox = await startOvertureSandbox()
  onTestFinished(sandbox.close)
  files.forEach((content, at) => sandbox.put(NEW, `part-${at}.zstd.parquet`, content))
  const open = (release?: string) => openOverture({ url: sandbox.url, release, timing: openHttpTiming() })
  return { sandbox, open }
}

const someRows = (count: number, row: Row = {}) =>
  Array.from({ length: count }, (_, at): Row => ({ ...row, address_id: at + 1 }))
const SYDNEY = { country: 'AU', shape_X: '151.2', shape_Y: '-33.9' }
const CHATHAMS = { shape_X: '-176.55', shape_Y: '-43.95' }
const TONGA = { country: 'TO', shape_X: '-175.2', shape_Y: '-21.1' }

describe('Overture’s addresses', () => {
  it('have their columns', async () => {
    const row = {
      address_id: 398,
      unit: '2',
      address_number: '14',
      address_number_suffix: 'A',
      address_number_high: '16',
      full_road_name: 'Tāwa Street',
      town_city: 'Waitangi',
      suburb_locality: '',
      ...CHATHAMS,
    }
    const { sandbox, open } = await serve(fileOf([row, { address_id: 7 }, { address_number: '' }]))
    const list = await open()
    expect(list).toMatchObject({ source: `Overture Maps, release ${NEW}`, asOf: NEW.slice(0, 10) })
    const { items, leftOut } = await readAll(list)
    expect(items).toEqual([
      {
        id: '08fb1234-5678-4abc-8def-000000000398',
        unit: '2',
        houseNumber: 14,
        suffix: 'A',
        lastNumber: 16,
        street: 'Tāwa Street',
        suburb: null,
        city: 'Waitangi',
        district: null,
        latitude: -43.95,
        longitude: -176.55,
      },
      expect.objectContaining({ houseNumber: 14, suburb: 'Sydenham', city: 'Christchurch', longitude: 172.6365 }),
    ])
    expect(leftOut).toEqual([{ what: 'without a house number', count: 1 }])
    expect(sandbox.calls().every(({ part, headers }) => part === 'list' || headers.range !== undefined)).toBe(true)
  })

  it.each(['ZSTD', 'SNAPPY', 'GZIP'] as const)('may be packed with %s', async (codec) => {
    const { open } = await serve(fileOf(someRows(30), { codec }))
    expect((await readAll(await open())).items).toHaveLength(30)
  })

  it('are read from the row groups that meet New Zealand, on both sides of 180°', async () => {
    const parts = [SYDNEY, {}, TONGA, CHATHAMS].map((place) => someRows(20, place))
    const { sandbox, open } = await serve(
      fileOf(someRows(20, SYDNEY)),
      fileOf(parts.flat(), { rowGroupSize: 20 }),
      fileOf(someRows(20, TONGA)),
    )
    const list = await open()
    const opened = sandbox.calls().length
    const { items, shares, leftOut } = await readAll(list)
    expect(items.map(({ longitude }) => longitude)).toEqual([
      ...someRows(20).map(() => 172.6365),
      ...someRows(20).map(() => -176.55),
    ])
    expect(shares).toEqual([0.5, 1])
    expect(leftOut).toEqual([])
    const paths = new Set(
      sandbox
        .calls()
        .slice(opened)
        .map(({ path }) => path.split('/').at(-1)),
    )
    expect(paths).toEqual(new Set(['part-1.zstd.parquet']))
  })

  it('are found in a row group with other countries, and without statistics', async () => {
    const mixed = [...someRows(3, SYDNEY), ...someRows(3), ...someRows(3, TONGA)]
    const { open } = await serve(fileOf(mixed), fileOf(mixed, { hasStatistics: false }))
    const { items, leftOut } = await readAll(await open())
    expect(items).toHaveLength(6)
    expect(leftOut).toEqual([])
  })

  it('of a large row group come in parts, each with its own columns', async () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => ({
      address_id: at,
      full_road_name: `${at} Road`,
      suburb_locality: `Suburb ${at % 997}`,
      town_city: `Town ${at % 7}`,
    }))
    const { open } = await serve(fileOf(rows, { rowGroupSize: 60_000 }))
    const { items, shares } = await readAll(await open())
    expect(shares).toEqual([5 / 6, 1])
    const names = ({ id, street, suburb, city }: (typeof items)[number]) =>
      `${Number(id.slice(-12))} ${street} ${suburb} ${city}`
    expect(items.map(names)).toEqual(rows.map((_, at) => `${at} ${at} Road Suburb ${at % 997} Town ${at % 7}`))
  })

  it('are of the newest release, or of the one asked for', async () => {
    const { sandbox, open } = await serve(fileOf(someRows(2)))
    for (const release of [OLD, '2026-08-19-beta.1', '2025-12-17.0']) {
      sandbox.put(release, 'part-0.zstd.parquet', fileOf(someRows(1)))
    }
    expect((await open()).source).toBe(`Overture Maps, release ${NEW}`)
    const list = await open(OLD)
    expect(list.source).toBe(`Overture Maps, release ${OLD}`)
    expect((await readAll(list)).items).toHaveLength(1)
    await expect(open('2026-01-01.0')).rejects.toThrow(
      /^Overture Maps \(localhost:\d+\) has no release 2026-01-01\.0; it has 2025-12-17\.0, 2026-07-22\.0, 2026-08-19\.0\.$/u,
    )
  })

  it.each(['limited', 'broken', 'half', 'gone'] as const)('are read to their end after %s', async (fault) => {
    const { sandbox, open } = await serve(fileOf(someRows(3)))
    const list = await open()
    sandbox.misbehave('file', { fault, times: 1 })
    expect((await readAll(list)).items).toHaveLength(3)
  })

  it('stop when the signal is aborted', async () => {
    const { sandbox, open } = await serve(fileOf(someRows(3)))
    const list = await open()
    const opened = sandbox.calls().length
    const stop = new AbortController()
    sandbox.misbehave('file', { fault: 'silent' })
    const progress = { signal: stop.signal, onProgress: () => undefined, leftOut: new Tally() }
    const next = list.read(progress)[Symbol.asyncIterator]().next()
    await expect.poll(() => sandbox.calls().length).toBeGreaterThan(opened)
    stop.abort(new Error('stopped'))
    await expect(next).rejects.toThrow('stopped')
  })
})

describe('the reading fails', () => {
  it.each([
    [
      'limited',
      /^Overture Maps \(localhost:\d+\) refuses further requests \(429\)\. This was try 3; run the import again/u,
    ],
    ['broken', /fails \(503\)\. This was try 3; run the import again later\.$/u],
    ['half', /broke off its answer \(UND_ERR_SOCKET\)\. This was try 3/u],
    ['gone', /cannot be reached \(UND_ERR_SOCKET\)\. This was try 3/u],
    ['garbage', /answered with something other than a list\.$|answered with a whole file where a part was asked for/u],
    ['forbidden', /cannot be listed \(403\)\.$|no longer has a file that it listed\. Run the import again\.$/u],
    ['empty', /lists no release\.$|answered with status 204\.$/u],
  ] as const)('at the start and half-way: %s', async (fault, message) => {
    const { sandbox, open } = await serve(fileOf(someRows(3)))
    const list = await open()
    for (const part of ['list', 'file'] as const) {
      sandbox.reset()
      sandbox.put(NEW, 'part-0.zstd.parquet', fileOf(someRows(3)))
      sandbox.misbehave(part, { fault })
      await expect(open()).rejects.toThrow(message)
    }
    await expect(readAll(list)).rejects.toThrow(message)
  })

  it('when the server ignores ranges, or has lost the files', async () => {
    const { sandbox, open } = await serve(fileOf(someRows(3)))
    sandbox.ignoreRanges(true)
    await expect(open()).rejects.toThrow(/answered with a whole file where a part was asked for \(range request\)\.$/u)
    sandbox.ignoreRanges(false)
    sandbox.loseFiles()
    await expect(open()).rejects.toThrow(/no longer has a file that it listed\. Run the import again\.$/u)
  })

  it('when a file changes while it is read', async () => {
    const { sandbox, open } = await serve(fileOf(someRows(3)))
    const list = await open()
    sandbox.put(NEW, 'part-0.zstd.parquet', fileOf(someRows(300)))
    await expect(readAll(list)).rejects.toThrow(/has a file of another size than it listed\. Run the import again\.$/u)
  })

  it('when a file is truncated after it was listed', async () => {
    const content = fileOf(someRows(300))
    const { sandbox, open } = await serve(content)
    const list = await open()
    sandbox.put(NEW, 'part-0.zstd.parquet', content.subarray(0, 3))
    await expect(readAll(list)).rejects.toThrow(/has a shorter file than it listed\. Run the import again\.$/u)
  })

  const whole = fileOf(someRows(3))
  const flipped = Buffer.from(whole).fill(0xff, 40, 200)
  it.each<[string, Buffer, RegExp]>([
    [
      'cut off at its end',
      whole.subarray(0, -20),
      /release 2026-08-19\.0, part-0\.zstd\.parquet is cut off or damaged/u,
    ],
    [
      'cut off at its start',
      whole.subarray(0, 8),
      /part-0\.zstd\.parquet is cut off or damaged, or no parquet file\.$/u,
    ],
    ['of text', Buffer.from('id,street\n'.repeat(9)), /is cut off or damaged, or no parquet file\.$/u],
    ['with damaged rows', flipped, /is cut off or damaged, or no parquet file\.$/u],
    [
      'without a column',
      fileOf(someRows(3), { without: 'street' }),
      /there is no column street; the columns are id, geom/u,
    ],
    [
      'without GeoParquet',
      fileOf(someRows(3), { isPlain: true }),
      /the column geometry has no positions in GeoParquet/u,
    ],
    ['of another country', fileOf(someRows(3, SYDNEY)), /release 2026-08-19\.0, has no addresses of New Zealand\.$/u],
  ])('with a file %s', async (_, content, message) => {
    const { open } = await serve(content)
    await expect(open().then((list) => readAll(list))).rejects.toThrow(message)
  })

  it('with the URL nowhere', async () => {
    await expect(openOverture({ url: 'nowhere' })).rejects.toThrow('nowhere is not the URL of Overture’s bucket.')
  })
})
