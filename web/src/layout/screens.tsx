import { Outlet, ScrollRestoration } from 'react-router'
import type { Location } from 'react-router'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'

/** The current screen. Its scroll position is restored after it is rendered, when the page is high enough. */
export function Screens() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} storageKey="homeyield.scroll" />
    </>
  )
}

let visit: string | null = null

/**
 * The key of a page's scroll position. React Router gives every first page of a document the key "default"; each gets
 * its own here, stored in its history entry, so that only a reload or "back" restores the position.
 */
function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  if (key !== 'default') return key
  visit ??= createVisit()
  return `${pathname} ${visit}`
}

function createVisit(): string {
  const entry = recordOrEmpty(window.history.state)
  if (typeof entry['visit'] === 'string') return entry['visit']
  const name = crypto.randomUUID()
  window.history.replaceState({ ...entry, visit: name }, '')
  return name
}
