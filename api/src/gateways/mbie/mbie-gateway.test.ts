import { startMbieSandbox, type MbieSandbox } from '@homeyield/sandbox/mbie/start-mbie-sandbox'
import type { StandInFault } from '@homeyield/sandbox/stand-in/faults'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MarketRentGateway } from '../../market-rent/rent-source.ts'
import { openMbieGateway } from './mbie-gateway.ts'

const PONSONBY = { sa2_code: '131200', area: 'Ponsonby East', district: 'Auckland', region: 'Auckland Region' }
const KAIAPOI = {
  sa2_code: '316100',
  area: 'Kaiapoi Central',
  district: 'Waimakariri District',
  region: 'Canterbury Region',
}
const NOTHING = { area: null, suburb_group: null, district: null, region: null }
const START = Date.parse('2026-11-21T00:00:00Z')
const DAY = 24 * 60 * 60 * 1000

let sandbox: MbieSandbox
let time: number
let warnings: string[]
beforeAll(async () => {
  sandbox = await startMbieSandbox(0, () => time)
})
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.reset()
  time = START
  warnings = []
})

function open({ key = sandbox.key, timeouts = { call: 10_000, total: 10_000 } } = {}): MarketRentGateway {
  const deps = { now: () => time, warn: (sentence: string) => void warnings.push(sentence), timeouts }
  return openMbieGateway({ url: sandbox.url, key }, deps)
}
const requested = () => sandbox.calls().filter(({ part }) => part === 'statistics')
const periods = () => requested().map(({ query }) => `${query.get('area-definition')} ${query.get('period-ending')}`)

describe('an area', () => {
  it('has figures of its own and of all that it lies in, of the newest quarter', async () => {
    const { area, suburb_group, district, region } = await open().rungsFor(PONSONBY)
    const house = { dwelling: 'House', number_of_bedrooms: 3, period: '2026-07-01' }
    expect(area).toContainEqual(
      expect.objectContaining({ ...house, lower_quartile: 682, median: 732, upper_quartile: 792, bonds: 48 }),
    )
    expect(suburb_group?.place).toBe('Ponsonby, Herne Bay, Saint Marys Bay')
    expect(suburb_group?.cells).toContainEqual(expect.objectContaining({ ...house, median: 732, bonds: 336 }))
    expect(district).toContainEqual(expect.objectContaining({ ...house, median: 696, bonds: 336 }))
    expect(region).toContainEqual(expect.objectContaining({ ...house, median: 624, bonds: 336 }))
    expect(warnings).toEqual([])
  })

  it('is requested with the provider’s terms, and never for ALL', async () => {
    await open().rungsFor(PONSONBY)
    const own = requested().find(({ query }) => query.get('area-definition') === 'SAU2019')
    expect(Object.fromEntries(own!.query)).toEqual({
      'period-ending': '2026-09',
      'num-months': '3',
      'area-definition': 'SAU2019',
      'area-codes': '131200',
      'include-aggregates': 'true',
    })
    expect(own!.headers['ocp-apim-subscription-key']).toBe('sandbox-key')
    // The names of district and region are replaced by their codes.
    const codes = requested().map(({ query }) => `${query.get('area-definition')} ${query.get('area-codes')}`)
    expect(codes.sort()).toEqual([
      'IMR2017 11',
      'SAU2019 131200',
      'regional-council-2019 2',
      'territorial-authority-2019 76',
    ])
  })

  it('may belong to no group of suburbs', async () => {
    const { area, suburb_group } = await open().rungsFor(KAIAPOI)
    expect(suburb_group).toBeNull()
    expect(area).not.toEqual([])
  })

  it('takes any dwelling where its own kind is too rare, and fitted quartiles where the others are withheld', async () => {
    const { area } = await open().rungsFor(PONSONBY)
    expect(area?.filter(({ dwelling }) => dwelling === 'Apartment')).toEqual([])
    expect(area).toContainEqual(
      expect.objectContaining({ dwelling: 'Any', number_of_bedrooms: 1, median: 562, bonds: 45 }),
    )
    // Its flats rent for 607; fitted, the quartiles are 607 × e to the ∓0.6745 × 0.12.
    expect(area).toContainEqual(
      expect.objectContaining({
        dwelling: 'Flat',
        number_of_bedrooms: 2,
        bonds: 45,
        lower_quartile: 560,
        median: 607,
        upper_quartile: 658,
      }),
    )
    expect(area?.map(({ dwelling }) => dwelling)).not.toContain('Boarding House')
  })
})

describe('the calls', () => {
  it('is called once a day, for all requests', async () => {
    const gateway = open()
    await Promise.all([gateway.rungsFor(PONSONBY), gateway.rungsFor(PONSONBY), gateway.rungsFor(PONSONBY)])
    await gateway.rungsFor(PONSONBY)
    // Four figures and three lists of names.
    expect(sandbox.calls()).toHaveLength(7)
    await gateway.rungsFor(KAIAPOI)
    // Another area, district and region; it is in no group.
    expect(sandbox.calls()).toHaveLength(10)
    time += DAY
    await gateway.rungsFor(PONSONBY)
    expect(sandbox.calls()).toHaveLength(14)
  })

  it('steps back quarter by quarter while the newest breaks down', async () => {
    sandbox.breakNewest(true)
    const { area, region } = await open().rungsFor(PONSONBY)
    expect(region?.[0]?.period).toBe('2026-04-01')
    expect(area?.[0]?.period).toBe('2026-04-01')
    // The others are not requested for a quarter that the region lacks.
    expect(periods().sort()).toEqual([
      'IMR2017 2026-06',
      'SAU2019 2026-06',
      'regional-council-2019 2026-06',
      'regional-council-2019 2026-09',
      'territorial-authority-2019 2026-06',
    ])
  })

  it('gives up after six months', async () => {
    sandbox.misbehave('statistics', { fault: 'broken' })
    expect(await open().rungsFor(PONSONBY)).toEqual(NOTHING)
    expect(periods()).toEqual([
      'regional-council-2019 2026-09',
      'regional-council-2019 2026-06',
      'regional-council-2019 2026-03',
    ])
  })

  it('does not believe a quarter whose houses have one bedroom, and is not called again that day', async () => {
    sandbox.miscodeBedrooms(true)
    const gateway = open()
    expect(await gateway.rungsFor(PONSONBY)).toEqual(NOTHING)
    expect(requested()).toHaveLength(3)
    await gateway.rungsFor(PONSONBY)
    expect(requested()).toHaveLength(3)
    expect(warnings).toContain('MBIE: region: no quarter is plausible')
  })
})

describe('what goes wrong', () => {
  const FAULTS: readonly StandInFault[] = [
    ...(['slow', 'silent', 'unauthorized', 'limited', 'broken', 'half', 'gone', 'garbage', 'odd', 'huge'] as const),
    'empty',
  ]
  it.each(FAULTS)('%s leaves everything unknown, and is over when it is over', async (fault) => {
    const isLate = fault === 'slow' || fault === 'silent'
    // Short for what never responds, long for what does.
    const gateway = open(isLate ? { timeouts: { call: 1_500, total: 2_000 } } : {})
    sandbox.misbehave('all', { fault })
    expect(await gateway.rungsFor(PONSONBY)).toEqual(NOTHING)
    expect(warnings).toHaveLength(1)
    expect(warnings.join(' ')).not.toContain('sandbox-key')
    sandbox.misbehave('all', null)
    time += 8 * DAY
    expect((await gateway.rungsFor(PONSONBY)).area).not.toBeNull()
  })

  it('of one figure leaves the others', async () => {
    const gateway = open()
    await gateway.rungsFor(KAIAPOI)
    sandbox.reset()
    // The region of another area is requested first, and then the rest at once.
    sandbox.misbehave('statistics', { fault: 'garbage', times: 1 })
    const rungs = await gateway.rungsFor({ ...KAIAPOI, sa2_code: '316200', area: 'Kaiapoi South' })
    expect(rungs.area).toBeNull()
    expect(rungs.district).not.toBeNull()
    expect(rungs.region).not.toBeNull()
  })

  it('is bridged by what was known, for a week', async () => {
    const gateway = open()
    const known = await gateway.rungsFor(PONSONBY)
    sandbox.misbehave('all', { fault: 'broken' })
    time += 2 * DAY
    expect(await gateway.rungsFor(PONSONBY)).toEqual(known)
    time = START + 7 * DAY
    expect(await gateway.rungsFor(PONSONBY)).toEqual(NOTHING)
  })

  it('pauses for as long as the provider requires', async () => {
    const gateway = open()
    sandbox.misbehave('all', { fault: 'limited', times: 1 })
    expect(await gateway.rungsFor(PONSONBY)).toEqual(NOTHING)
    time += 29_000
    expect(await gateway.rungsFor(PONSONBY)).toEqual(NOTHING)
    expect(sandbox.calls()).toHaveLength(1)
    time += 1_000
    expect((await gateway.rungsFor(PONSONBY)).area).not.toBeNull()
  })

  it('returns without what takes too long, and caches it for the next', async () => {
    const gateway = open({ timeouts: { call: 5_000, total: 150 } })
    sandbox.misbehave('all', { fault: 'slow', milliseconds: 300, times: 1 })
    expect(await gateway.rungsFor(PONSONBY)).toEqual(NOTHING)
    const hasAll = async () => Object.values(await gateway.rungsFor(PONSONBY)).every((rung) => rung !== null)
    await expect.poll(hasAll).toBe(true)
    expect(requested()).toHaveLength(4)
  })

  it('reports an invalid key', async () => {
    expect(await open({ key: 'another' }).rungsFor(PONSONBY)).toEqual(NOTHING)
    expect(warnings).toEqual(['MBIE: region: status 401'])
  })
})
