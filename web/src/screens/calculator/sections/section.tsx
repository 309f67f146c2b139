import type { ReactNode } from 'react'
import { Disclosure } from '../../../controls/disclosure.tsx'
import { setSectionOpen, useSectionOpen } from '../open-sections.ts'
import type { PageSection } from '../open-sections.ts'

interface SectionProps {
  readonly name: PageSection
  readonly title: string
  /** What stands in it, by whether it is open: what was never open need not be there. */
  readonly children: (open: boolean) => ReactNode
}

/** A section of the calculator: it opens and closes, and stays as it was left. */
export function Section({ name, title, children }: SectionProps) {
  const open = useSectionOpen(name)
  return (
    <Disclosure title={title} open={open} onToggle={(opened) => setSectionOpen(name, opened)}>
      {children(open)}
    </Disclosure>
  )
}
