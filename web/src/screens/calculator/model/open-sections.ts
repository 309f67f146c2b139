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
// Read once: what another tab closes stays open here.
let closed: readonly PageSection[] | null = null

// A closed section stays closed, on this device, until it is opened again (design/experience, "Layout").
function closedSections(): readonly PageSection[] {
  closed ??= stored.read() ?? []
  return closed
}

/** Opens or closes a section and remembers it. */
export function setSectionOpen(section: PageSection, open: boolean): void {
  const others = closedSections().filter((other) => other !== section)
  closed = open ? others : [...others, section]
  stored.write(closed)
}

/** Whether a section is open. */
export function useSectionOpen(section: PageSection): boolean {
  return useSyncExternalStore(stored.subscribe, () => !closedSections().includes(section))
}
