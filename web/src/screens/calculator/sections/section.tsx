import { useState } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { setSectionOpen, useSectionOpen } from '../model/open-sections.ts'
import type { PageSection } from '../model/open-sections.ts'

interface SectionProps {
  readonly name: PageSection
  readonly title: string
  readonly children: ReactNode
}

/** A section of the calculator: it opens and closes, and stays as it was left. What was never open is not drawn. */
export function Section({ name, title, children }: SectionProps) {
  const open = useSectionOpen(name)
  const [drawn, setDrawn] = useState(open)
  if (open && !drawn) setDrawn(true)
  return (
    <Disclosure title={title} open={open} onToggle={(opened) => setSectionOpen(name, opened)}>
      {drawn ? children : null}
    </Disclosure>
  )
}
