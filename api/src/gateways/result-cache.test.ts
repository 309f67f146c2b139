import { beforeEach, expect, it } from 'vitest'
import { ResultCache } from './result-cache.ts'

let time: number
let asked: string[]
beforeEach(() => {
  time = 0
  asked = []
})
const open = () => new ResultCache<string>({ fresh: 100, usable: 500, most: 2, now: () => time })
const say = (response: string) => () => {
  asked.push(response)
  return Promise.resolve(response)
}
const fail = () => Promise.reject(new Error('away'))

it('loads once while the result is fresh, and again after', async () => {
  const kept = open()
  expect(await kept.get('a', say('one'))).toBe('one')
  time = 99
  expect(await kept.get('a', say('two'))).toBe('one')
  time = 100
  expect(await kept.get('a', say('three'))).toBe('three')
  expect(asked).toEqual(['one', 'three'])
})

it('loads once for parallel callers', async () => {
  const kept = open()
  const responses = await Promise.all([
    kept.get('a', say('one')),
    kept.get('a', say('two')),
    kept.get('b', say('other')),
  ])
  expect(responses).toEqual(['one', 'one', 'other'])
})

it('falls back on an older result when loading fails, until that is too old', async () => {
  const kept = open()
  await kept.get('a', say('one'))
  time = 499
  expect(await kept.get('a', fail)).toBe('one')
  time = 500
  await expect(kept.get('a', fail)).rejects.toThrow('away')
  await expect(kept.get('b', fail)).rejects.toThrow('away')
  // Failures are not cached.
  expect(await kept.get('b', say('two'))).toBe('two')
})

it('caches those that were used last', async () => {
  const kept = open()
  await kept.get('a', say('a'))
  await kept.get('b', say('b'))
  await kept.get('a', say('again'))
  await kept.get('c', say('c'))
  expect(await kept.get('a', say('again'))).toBe('a')
  expect(await kept.get('b', say('b anew'))).toBe('b anew')
})
