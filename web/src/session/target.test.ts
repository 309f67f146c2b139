import { beforeEach, expect, it, vi } from 'vitest'
import { forgetLastAccount } from './last-account.ts'
import { storeToken } from '../storage/token-store.ts'
import { forgetTarget, rememberTarget, takeTarget } from './target.ts'

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => undefined }))

function tokenOf(sub: string): string {
  return `x.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 })).replaceAll('=', '')}.x`
}

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  forgetTarget()
})

it('is the calculator when nothing was remembered', () => expect(takeTarget()).toBe('/calculator'))

it('is what was remembered, once', () => {
  rememberTarget('/calculations/compare?sort=price')
  expect([takeTarget(), takeTarget()]).toEqual(['/calculations/compare?sort=price', '/calculator'])
})

it.each([
  ['/calculator/premiumpopup', '/calculator'],
  ['/calculator/abc/premiumpopup?tab=1', '/calculator/abc?tab=1'],
])('%s comes back without the popup', (wanted, expected) => {
  rememberTarget(wanted)
  expect(takeTarget()).toBe(expected)
})

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'never leads outside: %s',
  (hostile) => {
    sessionStorage.setItem('homeyield.target', hostile)
    expect(takeTarget()).toBe('/calculator')
  },
)

it('belongs to the account that wanted to go there, not to the next one in the tab', () => {
  storeToken(tokenOf('aroha'))
  rememberTarget('/calculator/1')
  storeToken(null)
  storeToken(tokenOf('aroha'))
  expect(takeTarget()).toBe('/calculator/1')

  storeToken(null)
  rememberTarget('/calculator/2')
  storeToken(tokenOf('kiri'))
  expect(takeTarget()).toBe('/calculator')
})

it('of a visitor is for the account that signs in', () => {
  forgetLastAccount()
  rememberTarget('/profile')
  storeToken(tokenOf('kiri'))
  expect(takeTarget()).toBe('/profile')
})

it('lives in memory where storage is refused', () => {
  const refuse = () => {
    throw new Error('Storage is switched off')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  rememberTarget('/profile')
  expect(takeTarget()).toBe('/profile')
})
