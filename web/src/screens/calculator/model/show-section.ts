import { flushSync } from 'react-dom'
import type { PageSection } from './open-sections.ts'
import { setSectionOpen } from './open-sections.ts'

/** Opens a section of the page, scrolls to it and focuses its heading. */
export function showSection(name: PageSection): void {
  flushSync(() => setSectionOpen(name, true))
  const section = document.querySelector(`[data-section='${name}']`)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector('button')?.focus({ preventScroll: true })
}
