import { beforeEach, expect, it, vi } from 'vitest'
import { storeNextPageMessage, takeNextPageMessage } from './next-page-message.ts'

const tab = new Map<string, string>()

beforeEach(() => {
  tab.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  })
})

it('is shown once, with its kind', () => {
  expect(takeNextPageMessage()).toBeNull()
  storeNextPageMessage({ kind: 'error', text: 'Something went wrong' })
  expect(takeNextPageMessage()).toEqual({ kind: 'error', text: 'Something went wrong' })
  expect(takeNextPageMessage()).toBeNull()
})

it.each(['Your account was deleted', '12', '"Maple" is saved'])(
  'plain text of an earlier version is a success: %s',
  (text) => {
    tab.set('homeyield.message', text)
    expect(takeNextPageMessage()).toEqual({ kind: 'success', text })
  },
)

it('JSON without a text is no message', () => {
  tab.set('homeyield.message', '{"kind":"error"}')
  expect(takeNextPageMessage()).toBeNull()
})
