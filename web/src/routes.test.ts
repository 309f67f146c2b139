import type { RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'
import { isPublicPage, isScreen, routes } from './routes.ts'

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, location: {} })
  vi.stubGlobal('document', { readyState: 'loading', querySelector: () => null })
})

/** The addresses of React Router's routes, without `/` and the popup's. */
function addressesOf(objects: readonly RouteObject[]): string[] {
  return objects.flatMap(({ path, children = [] }) => {
    const isAddress = path !== undefined && path !== '/' && !path.endsWith('premiumpopup')
    return [...(isAddress ? [path] : []), ...addressesOf(children)]
  })
}

it('the router has every address of the table except server-side forms, and no other', async () => {
  const { routeObjects } = await import('./router.tsx')
  const known = routes.flatMap(({ path, aliases = [], layout }) => (layout === 'form' ? [] : [path, ...aliases]))
  expect(addressesOf(routeObjects).toSorted()).toEqual(known.toSorted())
})

it('every name and address is unique', () => {
  for (const key of ['name', 'path'] as const) {
    expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length)
  }
})

it('a page of one account is not indexed', () => {
  const shown = routes.filter(({ indexed }) => indexed)
  for (const { path, access } of shown) {
    expect(['anyone', 'visitor'], path).toContain(access)
    expect(path).not.toContain(':')
  }
  expect(routes.filter(isPublicPage).every(({ indexed }) => indexed)).toBe(true)
})

it('every screen has a title', () => {
  expect(routes.filter((route) => isScreen(route) && route.title === '')).toEqual([])
})
