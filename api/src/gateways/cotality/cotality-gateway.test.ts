import { startCotalitySandbox, type CotalitySandbox } from '@homeyield/sandbox/cotality/start-cotality-sandbox'
import type { CotalityPart } from '@homeyield/sandbox/cotality/cotality-api'
import { STAND_IN_FAULTS } from '@homeyield/sandbox/stand-in/faults'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  PROPERTY_PARTS,
  type PropertyResult,
  type PropertyDataGateway,
} from '../../property-data/property-data-port.ts'
import { openCotalityGateway } from './cotality-gateway.ts'

const ADDRESS = '12 Rose Street, Ōtāhuhu, Auckland'
// Short for what never responds, long for what does.
const TIMEOUTS = { call: 2_500, budget: 6_000, pause: 5 }
const SHORT = { call: 500, budget: 1_200, pause: 5 }
const timeoutFor = (fault: string) => (fault === 'silent' || fault === 'slow' ? SHORT : TIMEOUTS)

let sandbox: CotalitySandbox
let time: number
let warnings: string[]
beforeAll(async () => {
  sandbox = await startCotalitySandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.reset()
  sandbox.expireTokens()
  time = Date.now()
  warnings = []
})

function open(
  settings: { clientSecret?: string; capitalValuePath?: string | null } = {},
  timeouts = TIMEOUTS,
): PropertyDataGateway {
  const { clientId, clientSecret, url, tokenUrl, capitalValuePath } = sandbox
  const own = { clientId, clientSecret, tokenUrl, capitalValuePath, apiUrl: url, imageOrigins: [url] }
  return openCotalityGateway(
    { ...own, changeUnit: 'percent', ...settings },
    { now: () => time, warn: (sentence) => void warnings.push(sentence), timeouts },
  )
}
const visited = (part: CotalityPart) => sandbox.calls().filter((call) => call.part === part).length
const partsOf = (response: PropertyResult) =>
  response.outcome === 'found' ? Object.keys(response.parts) : [response.outcome]
const without = (...missing: string[]) => PROPERTY_PARTS.filter((part) => !missing.includes(part))

describe('a lookup', () => {
  it('gathers every part, each requested once', async () => {
    const response = await open().readProperty(ADDRESS)
    expect(partsOf(response).sort()).toEqual([...PROPERTY_PARTS].sort())
    expect(warnings).toEqual([])
    expect(sandbox.calls()).toHaveLength(10)
  })

  it('finds nothing where there is no such address', async () => {
    expect(await open().readProperty('Rose Street')).toEqual({ outcome: 'unknown' })
    expect(visited('core')).toBe(0)
  })

  it.each(['empty', 'forbidden'] as const)('knows no capital value where it is %s, and the rest', async (fault) => {
    sandbox.misbehave('capital_value', { fault })
    const response = await open().readProperty(ADDRESS)
    expect(partsOf(response)).toEqual(expect.arrayContaining(without('capital_value')))
  })

  it('requests no capital value without a path', async () => {
    expect(partsOf(await open({ capitalValuePath: null }).readProperty(ADDRESS))).toContain('capital_value')
    expect(visited('capital_value')).toBe(0)
  })
})

describe('the token', () => {
  it('is one for all calls, until shortly before it expires', async () => {
    const gateway = open()
    await Promise.all([gateway.readProperty(ADDRESS), gateway.readProperty('14 Rose Street, Auckland')])
    time += 59_000
    await gateway.readProperty(ADDRESS)
    expect(visited('token')).toBe(1)
    // It is valid for 120 seconds, of which the last 60 are not used.
    time += 1_000
    await gateway.readProperty(ADDRESS)
    expect(visited('token')).toBe(2)
  })

  it('is replaced once when it is refused, and then the lookup goes on', async () => {
    const gateway = open()
    await gateway.readProperty(ADDRESS)
    sandbox.expireTokens()
    expect((await gateway.readProperty(ADDRESS)).outcome).toBe('found')
    expect(visited('token')).toBe(2)
  })

  it('is not requested again and again when every one is refused', async () => {
    sandbox.misbehave('matcher', { fault: 'unauthorized' })
    expect(await open().readProperty(ADDRESS)).toEqual({ outcome: 'failed' })
    expect([visited('token'), visited('matcher')]).toEqual([2, 2])
  })

  it('is not to be had with the wrong secret, which no warning repeats', async () => {
    expect(await open({ clientSecret: 'hunter2' }).readProperty(ADDRESS)).toEqual({ outcome: 'failed' })
    expect(warnings.join()).toContain('no token: 401')
    expect(warnings.join()).not.toContain('hunter2')
  })
})

describe('a failure', () => {
  it.each(['broken', 'gone', 'half'] as const)('that may pass is tried once more: %s', async (fault) => {
    sandbox.misbehave('core', { fault, times: 1 })
    expect(partsOf(await open().readProperty(ADDRESS))).toContain('core')
    expect(visited('core')).toBe(2)
  })

  it.each([
    ['broken', 2],
    ['limited', 1],
    ['garbage', 1],
    ['forbidden', 1],
  ] as const)('that stays is not tried for ever: %s', async (fault, calls) => {
    sandbox.misbehave('valuation', { fault })
    expect(partsOf(await open().readProperty(ADDRESS)).sort()).toEqual(without('valuation').sort())
    expect(visited('valuation')).toBe(calls)
  })

  it('of everything but the search is a failure', async () => {
    for (const part of [
      'core',
      'additional',
      'location',
      'last_sale',
      'image',
      'valuation',
      'capital_value',
    ] as const) {
      sandbox.misbehave(part, { fault: 'broken' })
    }
    expect(await open().readProperty(ADDRESS)).toEqual({ outcome: 'failed' })
  })

  it('is logged without the address', async () => {
    sandbox.misbehave('all', { fault: 'odd' })
    sandbox.misbehave('token', { fault: 'slow', milliseconds: 0 })
    await open().readProperty(ADDRESS)
    expect(warnings).toEqual(['Cotality: lookup: a response of an unknown shape (result)'])
  })

  it('five times in a row leaves the provider alone for half a minute; then one lookup tries', async () => {
    const gateway = open()
    sandbox.misbehave('matcher', { fault: 'limited' })
    for (let at = 0; at < 7; at++) expect(await gateway.readProperty(ADDRESS)).toEqual({ outcome: 'failed' })
    expect(visited('matcher')).toBe(5)
    time += 30_000
    expect(await gateway.readProperty(ADDRESS)).toEqual({ outcome: 'failed' })
    expect(await gateway.readProperty(ADDRESS)).toEqual({ outcome: 'failed' })
    expect(visited('matcher')).toBe(6)
    sandbox.reset()
    time += 30_000
    expect((await gateway.readProperty(ADDRESS)).outcome).toBe('found')
    expect((await gateway.readProperty(ADDRESS)).outcome).toBe('found')
  })
})

describe('whatever a part does, the others are there', () => {
  const rows: string[] = []
  afterAll(() => void process.stdout.write(`${rows.join('\n')}\n`))
  const parts = [
    'core',
    'additional',
    'last_sale',
    'image',
    'valuation',
    'statistics',
    'location',
    'capital_value',
  ] as const
  const cases = parts.flatMap((part) =>
    STAND_IN_FAULTS.filter((fault) => fault !== 'slow').map((fault) => ({ part, fault })),
  )

  it.each(cases)('$part $fault', async ({ part, fault }) => {
    sandbox.misbehave(part, { fault })
    const before = performance.now()
    const response = await open({}, timeoutFor(fault)).readProperty(ADDRESS)
    rows.push(`${part.padEnd(14)} ${fault.padEnd(13)} ${response.outcome} ${Math.round(performance.now() - before)} ms`)
    const blank = part === 'statistics' || part === 'location' ? 'trends' : part
    expect(partsOf(response).sort()).toEqual(fault === 'empty' ? [...PROPERTY_PARTS].sort() : without(blank).sort())
  })

  it.each(
    (['token', 'matcher', 'all'] as const).flatMap((part) =>
      STAND_IN_FAULTS.filter((fault) => fault !== 'empty').map((fault) => ({ part, fault })),
    ),
  )('$part $fault ends the lookup within its budget', async ({ part, fault }) => {
    sandbox.misbehave(part, { fault })
    const before = performance.now()
    const response = await open({}, timeoutFor(fault)).readProperty(ADDRESS)
    rows.push(`${part.padEnd(14)} ${fault.padEnd(13)} ${response.outcome} ${Math.round(performance.now() - before)} ms`)
    expect(response).toEqual({ outcome: ['slow', 'silent'].includes(fault) ? 'slow' : 'failed' })
    if (fault !== 'silent') return
    // Calls that were not waited for were aborted.
    await expect.poll(() => sandbox.calls().at(-1)?.abandoned).toBe(true)
  })
})

describe('an address', () => {
  it.each([
    '1 Rose Street&matchProfileId=9#x',
    '1 Rose Street\u2028/../../token',
    '1 %2e%2e%2f Rose Street',
    "1 O'Connor Street'; drop table accounts; --",
    '1 <script>alert(1)</script> Street',
    `1 ${'ā'.repeat(290)}`,
    '1 Rose Street 🏠',
  ])('is nothing but what is searched for: %j', async (address) => {
    const requested: URL[] = []
    const { clientId, clientSecret, tokenUrl } = sandbox
    const gateway = openCotalityGateway(
      {
        clientId,
        clientSecret,
        tokenUrl,
        apiUrl: sandbox.url,
        imageOrigins: [],
        changeUnit: 'percent',
        capitalValuePath: null,
      },
      {
        now: Date.now,
        warn: () => undefined,
        fetch: (url, init) => {
          requested.push(new URL(url))
          return fetch(url, init)
        },
      },
    )
    expect((await gateway.readProperty(address)).outcome).toBe('found')
    const search = requested.find(({ pathname }) => pathname.startsWith('/search'))
    expect(search?.pathname).toBe('/search/nz/matcher/address')
    expect([...(search?.searchParams ?? [])]).toEqual([
      ['q', address],
      ['matchProfileId', '1'],
      ['clientName', 'homeyield'],
    ])
    expect(requested.filter(({ pathname }) => !/^\/[\w./-]+$/u.test(pathname))).toEqual([])
  })
})
