import { useState } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { setSectionOpen, useSectionOpen } from '../model/open-sections.ts'
import type { PageSection } from '../model/open-sections.ts'

interface SectionProps {
  readonly name: PageSection
  readonly title: string
  /** Start again and Save, beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A section that opens and closes, and renders its content from the first time it is open. */
export function Section({ name, title, actions, children }: SectionProps) {
  const open = useSectionOpen(name)
  const [rendered, setRendered] = useState(open)
  if (open && !rendered) setRendered(true)
  return (
    <Disclosure
      name={name}
      title={title}
      aside={open ? actions : null}
      open={open}
      onToggle={(opened) => setSectionOpen(name, opened)}
    >
      {rendered ? children : null}
    </Disclosure>
  )
}
