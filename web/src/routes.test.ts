import type { RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'
import { paths } from './paths.ts'
import { HOME_SOURCE, isHomePage, isPublicPage, isScreen, pageSource, routes, screenSource } from './routes.ts'

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, location: {} })
  vi.stubGlobal('document', { readyState: 'loading', querySelector: () => null })
})

/** The addresses of React Router's routes, without `/` and the popup's. */
function addressesOf(objects: readonly RouteObject[], parent = ''): string[] {
  return objects.flatMap((object) => {
    const { path, children = [] } = object
    const full = path?.startsWith('/') || path === '*' ? path : `${parent}/${path ?? ''}`.replace(/\/$/u, '')
    const isAddress = path !== undefined && path !== '/' && !path.endsWith('premiumpopup') && !hasPages(object)
    return [...(isAddress ? [full] : []), ...addressesOf(children, full)]
  })
}

/** Whether it only holds the pages of a home. */
function hasPages({ path, handle, children = [] }: RouteObject): boolean {
  return path !== '' && handle === undefined && children.some((child) => child.handle !== undefined || hasPages(child))
}

it('the router has every address of the table except server-side forms, and no other', async () => {
  const { routeObjects } = await import('./router.tsx')
  const known = routes.flatMap(({ path, aliases = [], layout }) => (layout === 'form' ? [] : [path, ...aliases]))
  // The map of rents has a page for each district, which are not in the table.
  expect(addressesOf(routeObjects).toSorted()).toEqual([...known, paths.rents].toSorted())
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

it('every screen and page of a home has a source with one export, and no other file is named like one', () => {
  const sources = [
    HOME_SOURCE,
    ...routes.filter(isScreen).map(({ name }) => screenSource(name)),
    ...routes.filter(isHomePage).map(({ name }) => pageSource(name)),
  ]
  const named = import.meta.glob<string>(['./screens/**/*-screen.tsx', './screens/calculator/*/*-page.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  expect(Object.keys(named).toSorted()).toEqual(sources.toSorted())
  for (const [source, text] of Object.entries(named)) expect(text.match(/^export /gmu), source).toHaveLength(1)
})
