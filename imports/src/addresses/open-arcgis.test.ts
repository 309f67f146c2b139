import { startArcgisSandbox } from '@homeyield/sandbox/open-data/start-arcgis-sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Tally } from '../report/import-report.ts'
import { openHttpTiming } from '../testing/http-timing.ts'
import { type LinzRow, linzColumns } from '../testing/linz-file.ts'
import { readAll } from '../testing/read-all.ts'
import { openArcgis } from './open-arcgis.ts'

const TIMING = openHttpTiming()

async function serve(
  rows: readonly Partial<LinzRow>[],
  options: { maxRecordCount?: number; isUpperCase?: boolean } = {},
) {
  const sandbox = await startArcgisSandbox({ rows: rows.map(linzColumns), ...options })
  onTestFinished(sandbox.close)
  return { sandbox, open: () => openArcgis({ url: sandbox.layerUrl, timing: TIMING }) }
}

const someRows = (count: number) => Array.from({ length: count }, (_, at) => ({ address_id: at + 1 }))

describe('a layer of ArcGIS', () => {
  it.each([false, true])('has LINZ’s columns, in upper case: %s', async (isUpperCase) => {
    const row = {
      address_id: 398,
      unit: 'G01',
      address_number: '26',
      address_number_suffix: 'A',
      address_number_high: '28',
      full_road_name: 'Tāwa Street',
      suburb_locality: 'Waitangi',
      town_city: 'Chatham Islands',
      territorial_authority: 'Chatham Islands Territory',
      shape_X: '183.45',
      shape_Y: '-43.95',
    }
    const { sandbox, open } = await serve([row, { address_lifecycle: 'Retired' }], { isUpperCase })
    const list = await open()
    expect(list.source).toBe(`ArcGIS, layer NZ Addresses at ${new URL(sandbox.url).host}`)
    expect(list.asOf).toBeNull()
    const { items, leftOut } = await readAll(list)
    expect(items).toEqual([
      {
        id: '398',
        unit: 'G01',
        houseNumber: 26,
        suffix: 'A',
        lastNumber: 28,
        street: 'Tāwa Street',
        suburb: 'Waitangi',
        city: 'Chatham Islands',
        district: 'Chatham Islands Territory',
        latitude: -43.95,
        longitude: -176.55,
      },
    ])
    expect(leftOut).toEqual([{ what: 'not current', count: 1 }])
  })

  it('is read page by page, each after the last object id', async () => {
    const { sandbox, open } = await serve(someRows(25), { maxRecordCount: 10 })
    const { items, shares } = await readAll(await open())
    expect(items.map(({ id }) => Number(id))).toEqual(someRows(25).map(({ address_id }) => address_id))
    expect(shares).toEqual([0.4, 0.8, 1])
    const pages = sandbox.calls().flatMap(({ query }) => (query.has('orderByFields') ? [query.get('where')] : []))
    expect(pages).toEqual(['OBJECTID > -1', 'OBJECTID > 100', 'OBJECTID > 200', 'OBJECTID > 250'])
  })

  it('is asked for 2,000 rows a page', async () => {
    const { sandbox, open } = await serve(someRows(1), { maxRecordCount: 5000 })
    await readAll(await open())
    expect(sandbox.calls().at(-1)?.query.get('resultRecordCount')).toBe('2000')
  })

  it.each(['limited', 'broken', 'half', 'gone'] as const)('is read to its end after %s', async (fault) => {
    const { sandbox, open } = await serve(someRows(3), { maxRecordCount: 2 })
    const list = await open()
    sandbox.misbehave('query', { fault, times: 2 })
    expect((await readAll(list)).items).toHaveLength(3)
  })

  it('stops when the signal is aborted', async () => {
    const { sandbox, open } = await serve(someRows(3), { maxRecordCount: 1 })
    const list = await open()
    const stop = new AbortController()
    const reading = list.read({ signal: stop.signal, onProgress: () => undefined, leftOut: new Tally() })
    const rows = reading[Symbol.asyncIterator]()
    await rows.next()
    sandbox.misbehave('query', { fault: 'silent' })
    const next = rows.next()
    await expect.poll(() => sandbox.calls().length).toBe(4)
    stop.abort(new Error('stopped'))
    await expect(next).rejects.toThrow('stopped')
  })
})

describe('the reading fails', () => {
  it.each([
    ['limited', /^The ArcGIS server localhost:\d+ refuses further requests \(429\)\. This was try 3; run/u],
    ['broken', /answered: Error performing query operation \(500\)\. This was try 3; run the import again later\.$/u],
    ['half', /broke off its answer \(UND_ERR_SOCKET\)\. This was try 3/u],
    ['gone', /cannot be reached \(UND_ERR_SOCKET\)\. This was try 3/u],
    ['unauthorized', /answered: Token Required \(499\)\.$/u],
    ['garbage', /answered with text\/html, where JSON was expected\.$/u],
    ['odd', /answered with something other than a layer of addresses\.$/u],
    ['empty', /answered with something other than a layer of addresses\.$/u],
  ] as const)('at the start and half-way: %s', async (fault, message) => {
    const { sandbox, open } = await serve(someRows(3), { maxRecordCount: 2 })
    const list = await open()
    sandbox.misbehave('all', { fault })
    await expect(readAll(list)).rejects.toThrow(message)
    await expect(open()).rejects.toThrow(message)
  })

  it('without a column', async () => {
    const { sandbox, open } = await serve(someRows(3))
    sandbox.spoil('missing-column')
    await expect(open()).rejects.toThrow(
      /layer NZ Addresses: there is no column suburb_locality; the columns are OBJECTID, road_id/u,
    )
  })

  it('with fewer rows than it counts', async () => {
    const { sandbox, open } = await serve(someRows(20), { maxRecordCount: 7 })
    sandbox.spoil('fewer-rows')
    await expect(readAll(await open())).rejects.toThrow(/gave 18 of its 20 addresses\. Run the import again\.$/u)
  })

  it.each(['nowhere', 'ftp://localhost/FeatureServer/0', 'https://localhost/arcgis/rest/services/A/FeatureServer'])(
    'with the URL %s',
    async (url) => {
      await expect(openArcgis({ url })).rejects.toThrow(`${url} is not the URL of an ArcGIS layer, which ends in`)
    },
  )
})
