import { useSyncExternalStore } from 'react'
import { storedJson } from '../../../storage/stored-item.ts'

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

const stored = storedJson('browser', 'homeyield.sections', (value): readonly PageSection[] | null =>
  Array.isArray(value) ? PAGE_SECTIONS.filter((section) => value.includes(section)) : null,
)
// Read once: sections closed in another tab stay open here.
let closed: readonly PageSection[] | null = null

// Stored on this device (design/experience, "Layout").
function closedSections(): readonly PageSection[] {
  closed ??= stored.read() ?? []
  return closed
}

export function setSectionOpen(section: PageSection, open: boolean): void {
  const others = closedSections().filter((other) => other !== section)
  closed = open ? others : [...others, section]
  stored.write(closed)
}

export function useSectionOpen(section: PageSection): boolean {
  return useSyncExternalStore(stored.subscribe, () => !closedSections().includes(section))
}
