import { matchPath } from './match-path.ts'
import type { PageTable } from './page-table.ts'

export interface KnownPath {
  /** Whether search engines may show it. */
  readonly indexed: boolean
}

/** A screen, or the premium popup over one; null for nothing. Ignores capitals and a final slash. */
export function findPath({ pages, application, popup }: PageTable, path: string): KnownPath | null {
  const address = path.toLowerCase().replace(/\/$/u, '')
  if (address === '') return { indexed: true }
  const screen = address.endsWith(popup) ? address.slice(0, -popup.length) : null
  const known = application.find((route) => matchPath(route.path, screen ?? address))
  if (screen === null) return known ?? null
  const isOver = screen === '' || pages.some((page) => [page.path, ...page.aliases].includes(screen))
  return isOver || known ? { indexed: false } : null
}
