import { inspect } from 'node:util'
import { startLinzSandbox } from '@homeyield/sandbox/open-data/start-linz-sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Tally } from '../report/import-report.ts'
import { openHttpTiming } from '../testing/http-timing.ts'
import { type LinzRow, linzColumns } from '../testing/linz-file.ts'
import { readAll } from '../testing/read-all.ts'
import { openLinz } from './open-linz.ts'
import { openLinzChanges } from './open-linz-changes.ts'

const [MAY, JUNE, JULY] = ['2026-05-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'] as const

async function serve(...versions: readonly (readonly [string, readonly Partial<LinzRow>[]])[]) {
  const sandbox = await startLinzSandbox()
  onTestFinished(sandbox.close)
  for (const [time, rows] of versions) sandbox.publish(time, rows.map(linzColumns))
  const access = { url: sandbox.url, key: sandbox.key, timing: openHttpTiming() }
  return {
    sandbox,
    open: (key = sandbox.key) => openLinz({ ...access, key, asOf: JULY }),
    openChanges: (from: string = MAY, to: string = JULY) => openLinzChanges({ ...access, from, to }),
  }
}

const someRows = (count: number) => Array.from({ length: count }, (_, at) => ({ address_id: at + 1 }))

describe('LINZ’s data service', () => {
  it('gives the columns of each address', async () => {
    const row = {
      address_id: 398,
      unit: '2',
      address_number: '14',
      address_number_high: '16',
      full_road_name: 'Tāwa Street',
      shape_X: '183.45',
      shape_Y: '-43.95',
    }
    const { open } = await serve([MAY, [row, { address_id: 399, is_land: 'F' }]])
    const list = await open()
    expect(list).toMatchObject({ source: 'LINZ Data Service, layer 123113', asOf: JULY })
    const { items, leftOut } = await readAll(list)
    expect(items).toEqual([
      {
        id: '398',
        unit: '2',
        houseNumber: 14,
        suffix: '',
        lastNumber: 16,
        street: 'Tāwa Street',
        suburb: 'Sydenham',
        city: 'Christchurch',
        district: 'Christchurch City',
        latitude: -43.95,
        longitude: -176.55,
      },
    ])
    expect(leftOut).toEqual([{ what: 'not on land', count: 1 }])
  })

  it('is read page by page, each after the last id', async () => {
    const { sandbox, open } = await serve([MAY, someRows(5003)])
    const { items, shares } = await readAll(await open())
    expect(items.map(({ id }) => Number(id))).toEqual(someRows(5003).map(({ address_id }) => address_id))
    expect(shares).toEqual([5000 / 5003, 1])
    const [, ...pages] = sandbox.calls().map(({ query }) => query.get('cql_filter'))
    expect(pages).toEqual(['address_id > -1', 'address_id > 5000', 'address_id > 5003'])
  })

  it.each(['limited', 'broken', 'half', 'gone'] as const)('is read to its end after %s', async (fault) => {
    const { sandbox, open } = await serve([MAY, someRows(3)])
    const list = await open()
    sandbox.misbehave('layer', { fault, times: 2 })
    expect((await readAll(list)).items).toHaveLength(3)
  })

  it('stops when the signal is aborted', async () => {
    const { sandbox, open } = await serve([MAY, someRows(3)])
    const list = await open()
    const stop = new AbortController()
    const progress = { signal: stop.signal, onProgress: () => undefined, leftOut: new Tally() }
    const rows = list.read(progress)[Symbol.asyncIterator]()
    await rows.next()
    sandbox.misbehave('layer', { fault: 'silent' })
    const next = rows.next()
    await expect.poll(() => sandbox.calls().length).toBe(3)
    stop.abort(new Error('stopped'))
    await expect(next).rejects.toThrow('stopped')
  })
})

describe('changes', () => {
  it('are stored or deleted', async () => {
    const { sandbox, openChanges } = await serve(
      [MAY, [...someRows(6), { address_id: 9, address_lifecycle: 'Retired' }]],
      [
        JUNE,
        [
          { address_id: 1 },
          { address_id: 2, full_road_name: 'Tāwa Street' },
          { address_id: 3, address_lifecycle: 'Retired' },
          { address_id: 4, is_land: 'F' },
          { address_id: 5, address_number: '' },
          { address_id: 7 },
          { address_id: 9 },
        ],
      ],
    )
    const changes = await openChanges()
    expect(changes).toMatchObject({ source: 'LINZ Data Service, layer 123113', asOf: JULY })
    const { items, shares } = await readAll(changes)
    expect(items).toEqual([
      { kind: 'store', address: expect.objectContaining({ id: '2', street: 'Tāwa Street' }) },
      { kind: 'delete', id: '3' },
      { kind: 'delete', id: '4' },
      { kind: 'delete', id: '5' },
      { kind: 'delete', id: '6' },
      { kind: 'store', address: expect.objectContaining({ id: '7' }) },
      { kind: 'store', address: expect.objectContaining({ id: '9' }) },
    ])
    expect(shares.at(-1)).toBe(1)
    const views = sandbox.calls().map(({ query }) => query.get('viewparams'))
    expect(new Set(views)).toEqual(new Set([`from:${MAY};to:${JULY}`]))
  })

  it('may be none', async () => {
    const { openChanges } = await serve([MAY, someRows(3)])
    expect((await readAll(await openChanges())).items).toEqual([])
  })

  it('of ten weeks, applied in turn, give what the service has', async () => {
    const week = (number: number) => new Date(Date.parse(MAY) + number * 7 * 86_400_000).toISOString()
    const rowsOf = (number: number) =>
      someRows(40).flatMap(({ address_id }) =>
        (address_id * 7 + number) % 5 === 0
          ? []
          : [{ address_id, address_number: String(1 + ((address_id * number) % 3)) }],
      )
    const weeks = Array.from({ length: 11 }, (_, number) => number)
    const { open, openChanges } = await serve(...weeks.map((number) => [week(number), rowsOf(number)] as const))
    const table = new Map(
      rowsOf(0).map(({ address_id, address_number }) => [String(address_id), Number(address_number)]),
    )
    for (const number of weeks.slice(1)) {
      for (const change of (await readAll(await openChanges(week(number - 1), week(number)))).items) {
        if (change.kind === 'delete') table.delete(change.id)
        else table.set(change.address.id, change.address.houseNumber)
      }
    }
    const { items } = await readAll(await open())
    expect(new Map([...table].toSorted(([one], [two]) => Number(one) - Number(two)))).toEqual(
      new Map(items.map(({ id, houseNumber }) => [id, houseNumber])),
    )
  })

  it('are refused when the last import is later than now', async () => {
    const { openChanges } = await serve([MAY, someRows(3)])
    await expect(openChanges(JULY, MAY)).rejects.toThrow(
      `The last import is of ${JULY}, which is not before ${MAY}. Is the clock right?`,
    )
  })
})

describe('the reading fails', () => {
  it.each([
    ['limited', 'LINZ’s data service refuses further requests (429). This was try 3; run the import again later.'],
    ['broken', 'LINZ’s data service fails (502). This was try 3; run the import again later.'],
    ['half', 'LINZ’s data service broke off its answer (UND_ERR_SOCKET). This was try 3; run the import again later.'],
    ['garbage', 'LINZ’s data service answered with text/html, where JSON was expected.'],
    ['odd', 'LINZ’s data service answered with something other than addresses.'],
    ['forbidden', 'LINZ’s data service does not accept the key (403). It must be a key of an account at localhost'],
  ] as const)('at the start and half-way: %s', async (fault, message) => {
    const { sandbox, open, openChanges } = await serve([MAY, []], [JUNE, someRows(3)])
    const [list, changes] = [await open(), await openChanges()]
    sandbox.misbehave('all', { fault })
    for (const reading of [open, openChanges, () => readAll(list), () => readAll(changes)]) {
      await expect(reading()).rejects.toThrow(message)
    }
  })

  it('with a wrong key, which is never shown', async () => {
    const { sandbox, open } = await serve([MAY, someRows(3)])
    for (const [key, message] of [
      [
        'f'.repeat(32),
        /^LINZ’s data service does not accept the key \(401\)\. It must be a key of an account at localhost/u,
      ],
      [
        sandbox.foreignKey,
        /^LINZ’s data service shows no layer 123113 to this key\. It must be a key of an account at/u,
      ],
      ['0a1b2c3d', 'LINZ’s data service answered: Malformed key ….'],
      ['two\nlines', 'The key for LINZ’s data service has only letters and digits.'],
    ] as const) {
      const failure = await open(key).catch((error: unknown) => error)
      expect(() => {
        throw failure
      }).toThrow(message)
      expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(key)
    }
    expect(
      sandbox
        .calls()
        .map(({ path, query }) => `${path}?${query.toString()}`)
        .join('\n'),
    ).not.toContain('0a1b2c3d')
  })

  it.each([
    ['missing-column', /layer 123113: there is no column suburb_locality; the columns are address_id/u],
    ['duplicate-ids', /has the address 1 twice\. Run the import again\.$/u],
    ['fewer-rows', /gave 18 of its 20 rows\. Run the import again\.$/u],
  ] as const)('with a fault in the data: %s', async (fault, message) => {
    const { sandbox, open, openChanges } = await serve([MAY, []], [JUNE, someRows(20)])
    sandbox.spoil(fault)
    await expect(open().then((list) => readAll(list))).rejects.toThrow(message)
    await expect(openChanges().then((changes) => readAll(changes))).rejects.toThrow(message)
  })
})
