import { useSyncExternalStore } from 'react'
import { storedJson } from '../../../storage/stored-item.ts'
import { followPhone, isPhone } from './use-width.ts'

/** The sections that open and close: those of the calculator's page in order, and what the years assume. */
export const PAGE_SECTIONS = [
  'rental-assessment',
  'review',
  'borrowing',
  'annual-expenses',
  'investment-return',
  'market-trends',
  'property-information',
  'assumptions',
] as const
export type PageSection = (typeof PAGE_SECTIONS)[number]

const stored = storedJson('browser', 'homeyield.sections', (value): readonly PageSection[] | null =>
  Array.isArray(value) ? PAGE_SECTIONS.filter((section) => value.includes(section)) : null,
)
// Closed until they are opened; the others are open until they are closed.
const CLOSED_AT_FIRST: ReadonlySet<PageSection> = new Set(['market-trends', 'assumptions'])
// Read once: sections closed in another tab stay open here.
let changed: readonly PageSection[] | null = null

// Those that are not as at first, stored on this device.
function changedSections(): readonly PageSection[] {
  changed ??= stored.read() ?? []
  return changed
}

// On a phone one section is open at a time, which is not stored. Null when all are closed.
let onPhone: PageSection | null = PAGE_SECTIONS[0]
const listeners = new Set<() => void>()

export function setSectionOpen(section: PageSection, open: boolean): void {
  if (isPhone()) {
    if (open || onPhone === section) onPhone = open ? section : null
    listeners.forEach((listener) => listener())
    return
  }
  const others = changedSections().filter((other) => other !== section)
  changed = open === isOpenAtFirst(section) ? others : [...others, section]
  stored.write(changed)
}

export function useSectionOpen(section: PageSection): boolean {
  return useSyncExternalStore(follow, () =>
    isPhone() ? onPhone === section : changedSections().includes(section) !== isOpenAtFirst(section),
  )
}

function follow(listener: () => void): () => void {
  const stop = stored.subscribe(listener)
  const stopPhone = followPhone(() => {
    openSectionInUse()
    listener()
  })
  listeners.add(listener)
  return () => {
    stop()
    stopPhone()
    listeners.delete(listener)
  }
}

/** As the window gets narrower or wider, the section with the focus stays open, and its dialog with it. */
function openSectionInUse(): void {
  const inUse = document.activeElement?.closest<HTMLElement>('[data-section]')?.dataset['section']
  const section = PAGE_SECTIONS.find((name) => name === inUse)
  if (section !== undefined) setSectionOpen(section, true)
}

function isOpenAtFirst(section: PageSection): boolean {
  return !CLOSED_AT_FIRST.has(section)
}
