import { expect, it, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined, location: { pathname: '/calculator', search: '?id=1' } })
vi.stubGlobal('document', { readyState: 'loading', querySelector: () => null })
const { signedInOnly } = await import('./gates.ts')

const headersOf = (address: string) => {
  const url = new URL(address, 'http://localhost')
  return signedInOnly({ url, request: new Request(url) })?.headers
}

it('leads elsewhere on the way to an address, with that none of the history', () => {
  expect([...(headersOf('/profile') ?? [])]).toEqual([['location', '/signin']])
})

it('replaces an address that was opened or gone back to, so that the way back does not lead there again', () => {
  expect([...(headersOf('/calculator?id=1#sum') ?? [])]).toEqual([
    ['location', '/signin'],
    ['x-remix-replace', 'true'],
  ])
})
