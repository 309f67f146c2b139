// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { forgetImported, readImported, storeImported } from './imported.ts'

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

it('has the calculations of one import for an hour', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T00:00:00Z') })
  storeImported({ id: 'a', version: 1 }, true)
  storeImported({ id: 'b', version: 1 }, false)
  expect(readImported()?.calculations.map(({ id }) => id)).toEqual(['a', 'b'])
  vi.advanceTimersByTime(60 * 60 * 1000)
  expect(readImported()).toBeNull()
})

it('begins again with another import, and forgets', () => {
  storeImported({ id: 'a', version: 1 }, true)
  storeImported({ id: 'b', version: 1 }, true)
  expect(readImported()?.calculations).toEqual([{ id: 'b', version: 1 }])
  forgetImported()
  expect(readImported()).toBeNull()
  sessionStorage.setItem('homeyield.imported', '{"at":1,"calculations":[{}]}')
  expect(readImported(2)).toBeNull()
})
