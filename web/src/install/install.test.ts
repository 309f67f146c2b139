// @vitest-environment jsdom

import { expect, it, vi } from 'vitest'
import { storeToken } from '../storage/token-store.ts'

const { followWorker, storeForAccount } = vi.hoisted(() => ({ followWorker: vi.fn(), storeForAccount: vi.fn() }))
vi.mock('./follow-worker.ts', () => ({ followWorker }))
vi.mock('./store-for-account.ts', () => ({ storeForAccount }))
const { install } = await import('./install.ts')

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const TOKEN = `header.${btoa(JSON.stringify({ sub: 'an-account', exp: inAnHour }))}.signature`.replaceAll('=', '')

it('stores nothing for a visitor until somebody signs in, and then once', async () => {
  localStorage.clear()
  install()
  expect(followWorker).toHaveBeenCalledOnce()
  expect(storeForAccount).not.toHaveBeenCalled()
  storeToken(TOKEN)
  await vi.waitFor(() => expect(storeForAccount).toHaveBeenCalledOnce())
  storeToken(null)
  storeToken(TOKEN)
  expect(storeForAccount).toHaveBeenCalledOnce()
})

it.each([
  ['an account', () => storeToken(TOKEN)],
  ['a visitor, where a session that ended left data', () => localStorage.setItem('homeyield.cached-answers', '{}')],
])('stores, or removes what is there, for %s', async (_, prepare) => {
  localStorage.clear()
  storeForAccount.mockClear()
  prepare()
  install()
  await vi.waitFor(() => expect(storeForAccount).toHaveBeenCalledOnce())
})
