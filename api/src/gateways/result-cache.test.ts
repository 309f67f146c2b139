import { beforeEach, expect, it } from 'vitest'
import { ResultCache } from './result-cache.ts'

let time: number
let loaded: string[]
beforeEach(() => {
  time = 0
  loaded = []
})
const open = () => new ResultCache<string>({ fresh: 100, usable: 500, most: 2, now: () => time })
const load = (response: string) => () => {
  loaded.push(response)
  return Promise.resolve(response)
}
const fail = () => Promise.reject(new Error('unavailable'))

it('loads once while the result is fresh, and again after', async () => {
  const cache = open()
  expect(await cache.get('a', load('one'))).toBe('one')
  time = 99
  expect(await cache.get('a', load('two'))).toBe('one')
  time = 100
  expect(await cache.get('a', load('three'))).toBe('three')
  expect(loaded).toEqual(['one', 'three'])
})

it('loads once for parallel callers', async () => {
  const cache = open()
  const responses = await Promise.all([
    cache.get('a', load('one')),
    cache.get('a', load('two')),
    cache.get('b', load('other')),
  ])
  expect(responses).toEqual(['one', 'one', 'other'])
})

it('falls back on an older result when loading fails, until that is too old', async () => {
  const cache = open()
  await cache.get('a', load('one'))
  time = 499
  expect(await cache.get('a', fail)).toBe('one')
  time = 500
  await expect(cache.get('a', fail)).rejects.toThrow('unavailable')
  await expect(cache.get('b', fail)).rejects.toThrow('unavailable')
  // Failures are not cached.
  expect(await cache.get('b', load('two'))).toBe('two')
})

it('caches those that were used last', async () => {
  const cache = open()
  await cache.get('a', load('a'))
  await cache.get('b', load('b'))
  await cache.get('a', load('again'))
  await cache.get('c', load('c'))
  expect(await cache.get('a', load('again'))).toBe('a')
  expect(await cache.get('b', load('b anew'))).toBe('b anew')
})
