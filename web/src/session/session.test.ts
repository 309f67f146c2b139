import { expect, it, vi } from 'vitest'

const held = new Map<string, string>()
vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('localStorage', {
  get length() {
    return held.size
  },
  key: (index: number) => [...held.keys()][index] ?? null,
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
})

it('signing out removes what was cached for offline use, also on a public page, which does not load that cache', async () => {
  held.set('homeyield.cached-answers', '{"owner":"account-1"}')
  held.set('homeyield.cached-list', '{"owner":"account-1"}')
  held.set('homeyield.cached-calculation.a', '{"owner":"account-1"}')
  held.set('homeyield.draft', '{"owner":"account-1"}')
  const { forgetSession } = await import('./session.ts')
  forgetSession()
  expect([...held.keys()]).toEqual(['homeyield.draft'])
})
