// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeToken } from '../../../storage/token-store.ts'
import { forgetImport, readImports, replaceImported, storeImported } from './imported.ts'

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, iat: 0, exp: 4e9 })).replaceAll('=', '')}.x`

beforeEach(() => storeToken(tokenOf('one')))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('has each import for an hour of its own, in any tab', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T00:00:00Z') })
  storeImported('first', { id: 'a', version: 1 })
  storeImported('first', { id: 'b', version: 1 })
  vi.advanceTimersByTime(30 * 60 * 1000)
  storeImported('second', { id: 'c', version: 1 })
  expect(readImports()).toMatchObject([
    { id: 'second', calculations: [{ id: 'c' }] },
    { id: 'first', calculations: [{ id: 'a' }, { id: 'b' }] },
  ])
  expect(sessionStorage).toHaveLength(0)
  vi.advanceTimersByTime(30 * 60 * 1000)
  expect(readImports().map(({ id }) => id)).toEqual(['second'])
  vi.advanceTimersByTime(30 * 60 * 1000)
  expect(readImports()).toEqual([])
})

it('forgets one import, and has the newer version of what was finished', () => {
  storeImported('first', { id: 'a', version: 1 })
  storeImported('second', { id: 'b', version: 1 })
  replaceImported({ id: 'a', version: 2 })
  forgetImport('second')
  expect(readImports()).toMatchObject([{ id: 'first', calculations: [{ id: 'a', version: 2 }] }])
})

it('shows another account nothing, and reads nothing that is not an import', () => {
  storeImported('first', { id: 'a', version: 1 })
  storeToken(tokenOf('two'))
  expect(readImports()).toEqual([])
  const key = Object.keys(localStorage).find((name) => name.endsWith('imports')) ?? ''
  localStorage.setItem(key, '{"owner":"two","imports":[{"id":"first","at":1,"calculations":[{}]}]}')
  expect(readImports(2)).toEqual([])
})
