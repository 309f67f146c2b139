import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { FindPlace, FoundPlace } from '../addresses/place-source.ts'
import { findPlaces } from './find-places.ts'
import { NO_PLACE, type StoredHome } from './stored-home.ts'

const PLACE: FoundPlace = {
  id: 'address:1',
  found: 'address',
  address: '12 Hill Road, Kauri, Kerikeri',
  suburb: 'Kauri',
  city: 'Kerikeri',
  sa2_code: '100001',
  meshblock: '0001001',
  latitude: null,
  longitude: null,
  sample: false,
  doubts: [],
}
const home = (property: string, changes: Partial<StoredHome> = {}): StoredHome => ({
  ...NO_PLACE,
  id: property,
  text: property,
  property,
  dwelling: null,
  number_of_bedrooms: null,
  purchase_price: null,
  price_words: null,
  doubts: [],
  left_out: false,
  calculation_id: null,
  ...changes,
})

it('takes the place that is found, the places to ask about, or none', async () => {
  const find: FindPlace = async (address) => {
    if (address === 'sure') return { state: 'known', place: PLACE }
    return address === 'unsure' ? { state: 'question', candidates: [PLACE] } : { state: 'not_found' }
  }
  const found = await findPlaces('a', find, [home('sure'), home('unsure'), home('nowhere')], Infinity)
  expect(found).toMatchObject([
    { state: 'known', property: PLACE.address, suburb: 'Kauri', sa2_code: '100001', meshblock: '0001001' },
    { state: 'question', property: 'unsure', candidates: [PLACE] },
    { state: 'not_found', property: 'nowhere', candidates: [] },
  ])
})

it('searches by suburb and city where they have columns of their own', async () => {
  const searched: string[] = []
  const find: FindPlace = async (address) => {
    searched.push(address)
    return { state: 'not_found' }
  }
  await findPlaces('a', find, [home('12 Hill Road', { suburb: 'Kauri', city: 'Kerikeri' })], Infinity)
  expect(searched).toEqual(['12 Hill Road, Kauri, Kerikeri'])
})

it('searches nothing beyond what the account may read, and nothing twice', async () => {
  const searched: string[] = []
  const find: FindPlace = async (address) => {
    searched.push(address)
    return { state: 'not_found' }
  }
  const homes = [home('1', { state: 'known' }), home('2'), home('3', { state: 'question' }), home('4')]
  const states = (await findPlaces('a', find, homes, 3)).map(({ state }) => state)
  expect([searched, states]).toEqual([['2'], ['known', 'not_found', 'question', 'not_read']])
})

it('does not let a short list wait for a long one, and searches one home at a time', async () => {
  const searched: string[] = []
  let running = 0
  const find: FindPlace = async (address) => {
    running += 1
    expect(running).toBe(1)
    await nextIteration()
    running -= 1
    searched.push(address)
    return { state: 'not_found' }
  }
  const list = (name: string, length: number) => Array.from({ length }, () => home(name))
  const long = findPlaces('one', find, list('long', 50), Infinity)
  await findPlaces('two', find, list('short', 3), Infinity)
  expect(searched.filter((name) => name === 'long').length).toBeLessThan(8)
  await long
})
