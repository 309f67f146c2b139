import { matchPath } from './match-path.ts'
import type { PageTable } from './page-table.ts'

/**
 * Whether the application has something at a path: one of its screens, or the premium popup over one or over a public page. As
 * its router does, it takes capitals for small letters, and a slash at the end for none.
 */
export function leadsSomewhere({ pages, application, popup }: PageTable, path: string): boolean {
  const address = path.toLowerCase().replace(/\/$/u, '')
  const screen = address.endsWith(popup) ? address.slice(0, -popup.length) : null
  if (screen !== null && (screen === '' || pages.some((page) => [page.path, ...page.aliases].includes(screen)))) {
    return true
  }
  return address === '' || application.some((pattern) => matchPath(pattern, screen ?? address))
}
