import { useSyncExternalStore } from 'react'

/** The sections of the calculator page, in order. Source: specification section 2, "Calculator page". */
export const PAGE_SECTIONS = [
  'rental-assessment',
  'review',
  'borrowing',
  'annual-expenses',
  'investment-return',
  'market-trends',
  'property-information',
] as const
export type PageSection = (typeof PAGE_SECTIONS)[number]

const KEY = 'homeyield.sections'
const listeners = new Set<() => void>()
let closed: readonly PageSection[] | null = null

// A closed section stays closed, on this device, until it is opened again (design/experience, "Layout").
function closedSections(): readonly PageSection[] {
  if (closed === null) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
      closed = Array.isArray(kept) ? PAGE_SECTIONS.filter((section) => kept.includes(section)) : []
    } catch {
      closed = []
    }
  }
  return closed
}

/** Opens or closes a section and remembers it. */
export function setSectionOpen(section: PageSection, open: boolean): void {
  const others = closedSections().filter((other) => other !== section)
  closed = open ? others : [...others, section]
  try {
    localStorage.setItem(KEY, JSON.stringify(closed))
  } catch {
    // Not remembered past this page.
  }
  for (const listener of listeners) listener()
}

/** Whether a section is open. */
export function useSectionOpen(section: PageSection): boolean {
  return useSyncExternalStore(subscribe, () => !closedSections().includes(section))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
