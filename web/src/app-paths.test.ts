import { matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'
import { APP_PATHS } from './app-paths.ts'
import { APP_DOCUMENTS } from './first-paint/app-documents.ts'
import { publicPages } from './public/public-pages.ts'

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, location: {} })
  vi.stubGlobal('document', { readyState: 'loading', querySelector: () => null })
})

/** The addresses of a table of routes, but for the popup's, the start and what catches all others. */
function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const isAddress = path !== undefined && path !== '/' && path !== '*' && !path.endsWith('premiumpopup')
    return [...(isAddress ? [path] : []), ...addressesOf(children)]
  })
}

it('every address of the router is the application’s or a public page’s, and none is left out', async () => {
  const { routes } = await import('./routes.tsx')
  const known = [...APP_PATHS, ...publicPages.flatMap(({ path, aliases }) => aliases.concat(path))]
  expect(addressesOf(routes).toSorted()).toEqual(known.toSorted())
})

it('a document has the title of the screen that its address leads to', async () => {
  const { routes } = await import('./routes.tsx')
  for (const { patterns, title } of APP_DOCUMENTS) {
    for (const pattern of patterns) {
      const matches = matchRoutes(routes, pattern) ?? []
      expect([pattern, matches.findLast(({ route }) => route.handle !== undefined)?.route.handle]).toEqual([
        pattern,
        { title },
      ])
    }
  }
})
