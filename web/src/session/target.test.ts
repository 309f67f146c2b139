import { beforeEach, expect, it, vi } from 'vitest'
import { forgetTarget, rememberTarget, takeTarget } from './target.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
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

it('lives in memory where storage is refused', () => {
  const refuse = () => {
    throw new Error('Storage is switched off')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  rememberTarget('/profile')
  expect(takeTarget()).toBe('/profile')
})
