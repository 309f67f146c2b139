import type { Screening, ScreeningHome } from '@homeyield/contract/screening'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChangeHome } from './change-home.tsx'
import type { HomeChange } from './list-changes.ts'

interface ChangeInPlaceProps {
  readonly home: ScreeningHome
  readonly terms: Screening['terms']
  readonly onChange: (change: HomeChange, isNow: boolean) => void
  /** Other buttons beside it. */
  readonly children?: ReactNode
}

/** A button that the form to change a home takes the place of. */
export function ChangeInPlace({ home, terms, onChange, children }: ChangeInPlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (isOpen)
    return <ChangeHome home={home} terms={terms} opener={id} onChange={onChange} onDone={() => setOpen(false)} />
  return (
    <span className="row no-print">
      <Button look="quiet" id={id} onClick={() => setOpen(true)}>
        Change <span className="visually-hidden">{home.property}</span>
      </Button>
      {children}
    </span>
  )
}
