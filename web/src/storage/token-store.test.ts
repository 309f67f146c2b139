import { beforeEach, expect, it, vi } from 'vitest'
import { claimsOf } from './token-claims.ts'
import { endExpired, mayReceive, onTokenChange, readToken, storeToken } from './token-store.ts'

const storage = new Map<string, string>()
vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

const tokenOf = (claims: object) =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`

it('reads whose a token is and until when it is good', () => {
  expect(claimsOf(tokenOf({ sub: 'a1', exp: 1_800_000_000 }))).toEqual({
    accountId: 'a1',
    expiresAt: 1_800_000_000_000,
  })
})

it.each(['', 'x', 'a.b.c', 'e30.e30.x', `e30.${btoa('null')}.x`])(
  'a token that cannot be read is over: %j',
  (token) => {
    expect(claimsOf(token).expiresAt).toBe(0)
  },
)

it('tells this page that its token was removed by hand, once', () => {
  storeToken(tokenOf({ sub: 'a1', exp: Date.now() / 1000 + 60 }))
  const changed = vi.fn<(elsewhere: boolean) => void>()
  const stop = onTokenChange(changed)
  endExpired()
  expect(changed).not.toHaveBeenCalled()
  storage.clear()
  endExpired()
  endExpired()
  expect(changed.mock.calls).toEqual([[false]])
  expect(mayReceive('a1')).toBe(true)
  stop()
})

it('forgets a token whose time has passed, and no other', () => {
  storeToken(tokenOf({ exp: Date.now() / 1000 + 60 }))
  endExpired()
  expect(readToken()).not.toBeNull()
  storeToken(tokenOf({ exp: Date.now() / 1000 - 1 }))
  endExpired()
  expect(readToken()).toBeNull()
  expect(storage.size).toBe(0)
})
