import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
const { routerContext, signedInOnly } = await import('./gates.ts')

const url = new URL('http://localhost/profile')

function headersAfter(historyAction: 'PUSH' | 'POP' | 'REPLACE' | undefined) {
  const state = { navigation: { historyAction } }
  const context = new RouterContextProvider()
  context.set(routerContext, () => ({ state }) as never)
  return [...(signedInOnly({ context, url })?.headers ?? [])]
}

it('leads elsewhere on the way to an address, with that none of the history', () => {
  expect(headersAfter('PUSH')).toEqual([['location', '/signin']])
})

it.each([undefined, 'POP', 'REPLACE'] as const)(
  'replaces an address that was opened or gone back to, so that the way back does not lead there again: %s',
  (action) => {
    expect(headersAfter(action)).toEqual([
      ['location', '/signin'],
      ['x-remix-replace', 'true'],
    ])
  },
)
