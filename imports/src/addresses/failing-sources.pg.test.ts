import { gzipSync } from 'node:zlib'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import type { DataFault } from '@homeyield/sandbox/open-data/address-row'
import { spoilRows } from '@homeyield/sandbox/open-data/spoil-rows'
import { type ArcgisSandbox, startArcgisSandbox } from '@homeyield/sandbox/open-data/start-arcgis-sandbox'
import { type LinzSandbox, startLinzSandbox } from '@homeyield/sandbox/open-data/start-linz-sandbox'
import { type OvertureSandbox, startOvertureSandbox } from '@homeyield/sandbox/open-data/start-overture-sandbox'
import { writeOvertureFile } from '@homeyield/sandbox/open-data/write-overture-file'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadReferenceData } from '../load-reference-data.ts'
import { openHttpTiming } from '../testing/http-timing.ts'
import { formatLinzFile, linzColumns } from '../testing/linz-file.ts'
import { listOf, sourceAddress } from '../testing/source-addresses.ts'
import { writeTemporaryFile } from '../testing/tenancy-file.ts'
import { applyAddressChanges } from './apply-address-changes.ts'
import { loadAddresses } from './load-addresses.ts'
import { openAddressFile } from './open-address-file.ts'
import { openArcgis } from './open-arcgis.ts'
import { openLinz } from './open-linz.ts'
import { openLinzChanges } from './open-linz-changes.ts'
import { openOverture } from './open-overture.ts'
import type { AddressChanges, AddressList } from './source-address.ts'

const [RELEASE, MAY] = ['2026-08-19.0', '2026-05-01T00:00:00.000Z']
const timing = openHttpTiming()

let test: TestDatabase
let linz: LinzSandbox
let arcgis: ArcgisSandbox
let overture: OvertureSandbox
/** An area of each district. */
let areas: readonly string[]

/** Three addresses in each district, which their latitude tells. */
const homesOf = (unit = '') =>
  Array.from({ length: areas.length * 3 }, (_, at) => ({
    address_id: at + 1,
    unit,
    shape_Y: String(-35 - (at % areas.length) / 100),
  }))
const rowsOf = (unit = '') => homesOf(unit).map(linzColumns)
const putFile = (fault: DataFault | null) =>
  overture.put(
    RELEASE,
    'part-0.zstd.parquet',
    fault === 'missing-column'
      ? writeOvertureFile(rowsOf(), { without: 'street' })
      : writeOvertureFile(spoilRows(rowsOf(), fault)),
  )

beforeAll(async () => {
  test = await createTestDatabase()
  await loadReferenceData(test.database)
  const { rows } = await test.database.pool.query<{ code: string }>(
    `select min(sa2_code) as code from areas where on_land and territorial_authority_code <> '999' group by territorial_authority`,
  )
  areas = rows.map(({ code }) => code)
  linz = await startLinzSandbox()
  overture = await startOvertureSandbox()
  arcgis = await startArcgisSandbox({ rows: rowsOf(), maxRecordCount: 50 })
})
afterAll(async () => {
  await Promise.all([linz, overture, arcgis].map((sandbox) => sandbox.close()))
  await test.drop()
})

const OPTIONS = {
  partial: false,
  acceptLoss: false,
  locate: (latitude: number) => areas[Math.round((-35 - latitude) * 100)] ?? null,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onPhase: () => undefined,
}
const load = (list: AddressList) => loadAddresses(test.database, list, OPTIONS)
const apply = (changes: AddressChanges) => applyAddressChanges(test.database, changes, OPTIONS)

async function table() {
  return (await test.database.pool.query('select * from addresses order by id')).rows
}

beforeEach(async () => {
  for (const sandbox of [linz, overture, arcgis]) sandbox.reset()
  linz.publish(MAY, rowsOf())
  putFile(null)
  await load(
    listOf(
      rowsOf().map((row) =>
        sourceAddress({ id: `old-${row['address_id']}`, district: null, latitude: Number(row['shape_Y']) }),
      ),
    ),
  )
})

const sources = {
  linz: () => openLinz({ url: linz.url, key: linz.key, asOf: MAY, timing }),
  arcgis: () => openArcgis({ url: arcgis.layerUrl, timing }),
  overture: () => openOverture({ url: overture.url, timing }),
}

describe.each(Object.entries(sources))('a load from %s', (_, open) => {
  it('replaces the addresses', async () => {
    expect(await load(await open())).toMatchObject({ rows: areas.length * 3, left_out: [] })
    expect((await table())[0]?.['id']).not.toContain('old')
  })

  it.each<[string, RegExp]>([
    ['limited', /refuses further requests \(429\)\. This was try 3/u],
    ['half', /broke off its answer/u],
    ['garbage', /answered with (?:text\/html|a whole file)/u],
  ])('leaves them when the source fails after it was opened: %s', async (fault, message) => {
    const current = await table()
    const list = await open()
    for (const sandbox of [linz, overture, arcgis]) sandbox.misbehave('all', { fault: fault as 'half' })
    await expect(load(list)).rejects.toThrow(message)
    expect(await table()).toEqual(current)
  })

  it.each<[DataFault, RegExp]>([
    ['missing-column', /there is no column (?:suburb_locality|street); the columns are/u],
    ['duplicate-ids', /has the address \S+ twice\. Run the import again/u],
    [
      'fewer-rows',
      /gave 18\d of its 20\d |There are 18\d addresses, and 20\d in the last load: more than 2 % fewer\./u,
    ],
  ])('leaves them when the data have a fault: %s', async (fault, message) => {
    const current = await table()
    linz.spoil(fault)
    arcgis.spoil(fault)
    putFile(fault)
    await expect(open().then(load)).rejects.toThrow(message)
    expect(await table()).toEqual(current)
  })
})

describe('a load from a file', () => {
  const whole = () => formatLinzFile(homesOf())
  const fewer = () => formatLinzFile(homesOf().filter((_, at) => at % 10 !== 9))

  it.each<[string, () => string | Buffer, RegExp]>([
    ['cut off', () => whole().slice(0, -20), /line \d+: [^]* The file may be cut off\./u],
    ['packed and cut off', () => gzipSync(whole()).subarray(0, -12), /addresses\.csv is cut off or damaged\./u],
    ['a web page', () => '<!doctype html><title>Sign in</title>\n', /there is no column address_id; the columns are/u],
    ['without a column', () => whole().replace('suburb_locality,', 'suburb,'), /there is no column suburb_locality;/u],
    ['with an id twice', () => formatLinzFile([...homesOf(), ...homesOf().slice(0, 1)]), /has the address 1 twice\./u],
    [
      'with 10 % fewer rows',
      fewer,
      /There are 18\d addresses, and 20\d in the last load: [^]*; --accept-loss loads them/u,
    ],
  ])('leaves the addresses when it is %s', async (_, content, message) => {
    const current = await table()
    const file = await writeTemporaryFile(content(), 'addresses.csv')
    await expect(openAddressFile(file).then(load)).rejects.toThrow(message)
    expect(await table()).toEqual(current)
  })
})

describe('changes from linz', () => {
  const weekOf = (week: number) => new Date(Date.parse(MAY) + week * 7 * 86_400_000).toISOString()
  const open = (week = 1) =>
    openLinzChanges({ url: linz.url, key: linz.key, from: weekOf(week - 1), to: weekOf(week), timing })
  const without = (ids: readonly number[]) => rowsOf().filter((row) => !ids.includes(Number(row['address_id'])))

  beforeEach(async () => {
    await load(await sources.linz())
    linz.publish(weekOf(1), rowsOf('2'))
  })

  it('are applied', async () => {
    expect(await apply(await open())).toMatchObject({
      rows: areas.length * 3,
      changes: { stored: areas.length * 3, deleted: 0 },
    })
    expect((await table())[0]).toMatchObject({ unit: '2' })
  })

  it.each<[string, RegExp]>([
    ['limited', /refuses further requests \(429\)\. This was try 3/u],
    ['half', /broke off its answer/u],
    ['garbage', /answered with text\/html/u],
  ])('leave the addresses when the source fails after it was opened: %s', async (fault, message) => {
    const current = await table()
    const changes = await open()
    linz.misbehave('all', { fault: fault as 'half' })
    await expect(apply(changes)).rejects.toThrow(message)
    expect(await table()).toEqual(current)
  })

  it.each<[DataFault, RegExp]>([
    ['duplicate-ids', /has the address \S+ twice/u],
    ['fewer-rows', /gave 18\d of its 20\d /u],
    ['missing-column', /suburb_locality/u],
  ])('leave the addresses when the data have a fault: %s', async (fault, message) => {
    const current = await table()
    linz.spoil(fault)
    await expect(open().then(apply)).rejects.toThrow(message)
    expect(await table()).toEqual(current)
  })

  it('are refused when the losses of several weeks are over 2 %, though each week’s is less', async () => {
    linz.publish(weekOf(2), without([1, 2, 3]))
    linz.publish(weekOf(3), without([1, 2, 3, 4, 5, 6]))
    await apply(await open())
    expect(await apply(await open(2))).toMatchObject({ rows: areas.length * 3 - 3 })
    const current = await table()
    await expect(open(3).then(apply)).rejects.toThrow(/There are 19\d addresses, and 20\d in the last load/u)
    expect(await table()).toEqual(current)
  })

  it('are refused when they leave a district without an address', async () => {
    linz.publish(weekOf(2), without([1, 1 + areas.length, 1 + 2 * areas.length]))
    await apply(await open())
    const current = await table()
    await expect(open(2).then(apply)).rejects.toThrow(/There is no address in [A-Z]/u)
    expect(await table()).toEqual(current)
  })
})
