import { Outlet, ScrollRestoration } from 'react-router'
import type { Location } from 'react-router'

/** The screens. A page finds its place again once its screen is there: before, it is too short for it. */
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
 * Under what the position of a page is kept. Those that a document was loaded for all have the same key: each gets one of its
 * own, which stays with its place in the history, so that only reloading or going back to it finds the position again.
 */
function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  if (key !== 'default') return key
  visit ??= nameVisit()
  return `${pathname} ${visit}`
}

function nameVisit(): string {
  const entry = window.history.state as { visit?: unknown } | null
  if (typeof entry?.visit === 'string') return entry.visit
  const name = crypto.randomUUID()
  window.history.replaceState({ ...entry, visit: name }, '')
  return name
}
