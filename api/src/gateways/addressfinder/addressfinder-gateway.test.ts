import {
  startAddressFinderSandbox,
  type AddressFinderSandbox,
} from '@homeyield/sandbox/addressfinder/start-addressfinder-sandbox'
import type { StandInFault } from '@homeyield/sandbox/stand-in/faults'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AddressSourceUnavailable, type AddressSource } from '../../addresses/address-source.ts'
import { openAddressFinderGateway } from './addressfinder-gateway.ts'
import { readMetadata } from './read-metadata.ts'

let sandbox: AddressFinderSandbox
let time: number
let warnings: string[]
beforeAll(async () => {
  sandbox = await startAddressFinderSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.reset()
  time = Date.now()
  warnings = []
})

function open(more: { key?: string; secret?: string; timeout?: number } = {}): AddressSource {
  const { timeout = 10_000, ...keys } = more
  const { url, key, secret } = sandbox
  const deps = { now: () => time, warn: (sentence: string) => void warnings.push(sentence), timeout }
  return openAddressFinderGateway({ url, key, secret, hasWidget: false, ...keys }, deps)
}
const away = (response: Promise<unknown>) =>
  response.then(
    () => 'responded',
    (error: unknown) => (error instanceof AddressSourceUnavailable ? [error.reason, error.retryAfter] : error),
  )

describe('the calls', () => {
  it('is without post boxes and forgiving, with the secret in a header alone', async () => {
    await open().search('  12  Sample Terrace ')
    const [call] = sandbox.calls()
    expect(call?.path).toBe('/api/nz/address/autocomplete')
    expect(Object.fromEntries(call!.query)).toEqual({
      key: 'SANDBOX-KEY',
      format: 'json',
      q: '12 Sample Terrace',
      post_box: '0',
      strict: '2',
      max: '10',
    })
    expect(call?.headers.authorization).toBe('sandbox-secret')
  })

  it('is called once for the same text, and for the same address', async () => {
    const source = open()
    await Promise.all([source.search('example road'), source.search('Example  Road ')])
    await source.search('example road')
    await source.read('2-.pe.12')
    await source.read('2-.pe.12')
    expect(sandbox.calls().map(({ part }) => part)).toEqual(['autocomplete', 'metadata'])
    time += 5 * 60_000
    await source.search('example road')
    expect(sandbox.calls()).toHaveLength(3)
  })

  it('takes the census of 2018', async () => {
    await open().read('2-.pe.12')
    const [call] = sandbox.calls()
    expect(Object.fromEntries(call!.query)).toMatchObject({ pxid: '2-.pe.12', census: '2018' })
  })
})

describe('what is found', () => {
  it('is no post box', async () => {
    const found = await open().search('126 kaiapoi')
    expect(found).toEqual([{ id: '2-.ka.126', address: '126 Example Road, Kaiapoi 7630', sample: true }])
  })

  it('may have no suburb, no SA2, and a meshblock without its zeros', async () => {
    const source = open()
    expect(await source.read('2-.ka.5f')).toMatchObject({
      address: 'Apartment 5, 8 Tower Road, Kaiapoi 7630',
      suburb: null,
      city: 'Kaiapoi',
    })
    expect(await source.read('2-.dn.old')).toMatchObject({ sa2_id: '', meshblock: '0917400', suburb: 'Dinsdale' })
    expect(await source.read('2-.hc.rd')).toMatchObject({ sa2_id: '210500', city: 'Hastings' })
  })

  it('may leave out most', () => {
    expect(readMetadata('p', { a: '1 X Road', suburb: 'Leigh', mailtown: 'Leigh' }, false)).toEqual({
      id: 'p',
      address: '1 X Road',
      suburb: null,
      city: 'Leigh',
      sa2_id: '',
      meshblock: null,
      latitude: null,
      longitude: null,
      sample: false,
    })
    const odd = {
      a: '1 X Road',
      sa2_id: 'abc',
      meshblock: '12345678',
      x: '400',
      y: 'north',
      city: { a: 1 },
      ta: 'Gore',
    }
    expect(readMetadata('p', odd, false)).toMatchObject({
      sa2_id: '',
      meshblock: null,
      latitude: null,
      longitude: null,
    })
    expect(readMetadata('p', odd, false)?.city).toBe('Gore')
    expect(readMetadata('p', { a: '  ' }, false)).toBeNull()
  })
})

describe('what goes wrong', () => {
  const FAULTS: readonly [StandInFault, unknown][] = [
    ['slow', ['slow', null]],
    ['silent', ['slow', null]],
    ['unauthorized', ['failed', null]],
    ['limited', ['limited', 7]],
    ['broken', ['failed', null]],
    ['half', ['failed', null]],
    ['gone', ['failed', null]],
    ['garbage', ['failed', null]],
    ['odd', ['failed', null]],
    ['huge', ['failed', null]],
    ['empty', 'responded'],
  ]
  it.each(FAULTS)('%s has its own outcome, and ends with the fault', async (fault, outcome) => {
    // Short for what never responds, long for what does.
    const source = open({ timeout: fault === 'slow' || fault === 'silent' ? 1_500 : 10_000 })
    sandbox.misbehave('all', { fault })
    expect(await away(source.search('sample terrace'))).toEqual(outcome)
    expect(warnings.join(' ')).not.toMatch(/terrace|secret|SANDBOX/u)
    sandbox.misbehave('all', null)
    time += 8_000
    expect(await source.search('12 sample terrace kaiapoi')).toHaveLength(1)
  })

  it.each([
    ['1001', ['failed', null]],
    ['1005', ['failed', null]],
    ['1009', ['limited', 3600]],
    ['1021', ['limited', 3600]],
    ['1000', 'responded'],
  ])('error %s is what it means, whatever the status', async (code, outcome) => {
    expect(await away(open().search(`error${code}`))).toEqual(outcome)
  })

  it('pauses for as long as the provider requires', async () => {
    const source = open()
    sandbox.misbehave('autocomplete', { fault: 'limited', times: 1 })
    expect(await away(source.search('sample terrace'))).toEqual(['limited', 7])
    time += 6_500
    expect(await away(source.search('another street'))).toEqual(['limited', 1])
    expect(sandbox.calls()).toHaveLength(1)
    time += 500
    expect(await source.search('12 sample terrace kaiapoi')).toHaveLength(1)
  })

  it('leaves it alone after ten failures, too', async () => {
    const source = open()
    sandbox.misbehave('all', { fault: 'broken' })
    for (let call = 0; call < 12; call += 1) await away(source.search(`example ${call}`))
    expect(sandbox.calls()).toHaveLength(10)
  })

  it('returns the cached data of an address', async () => {
    const source = open()
    const known = await source.read('2-.pe.12')
    time += 2 * 60 * 60_000
    sandbox.misbehave('all', { fault: 'broken' })
    expect(await source.read('2-.pe.12')).toEqual(known)
  })

  it('reports an invalid key', async () => {
    expect(await away(open({ key: 'another' }).search('sample terrace'))).toEqual(['failed', null])
    expect(await away(open({ secret: 'another' }).search('sample terrace'))).toEqual(['failed', null])
    expect(warnings).toEqual(['Addressfinder: error 1001', 'Addressfinder: error 1006'])
  })
})
