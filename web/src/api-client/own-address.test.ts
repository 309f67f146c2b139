import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['', '/api/images/1.webp'],
  ['https://api.homeyield.example', 'https://api.homeyield.example/api/images/1.webp'],
])('with the API at "%s", an address of the API is %s', async (content, expected) => {
  vi.stubGlobal('document', { querySelector: () => ({ content }) })
  const { ownAddress } = await import('./own-address.ts')
  expect(ownAddress('https://homeyield.example/api/images/1.webp')).toBe(expected)
  expect(ownAddress('https://store.example/1.webp')).toBe('https://store.example/1.webp')
})
