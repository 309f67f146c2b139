import { useState } from 'react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import type { Working } from '@homeyield/domain/figures/workings/working'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface WorkingButtonProps {
  readonly className?: string | undefined
  /** Computed when it is pressed: a table has hundreds. */
  readonly working: () => Working | null
  readonly tabIndex?: number | undefined
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>
  readonly children: ReactNode
}

/** A figure that opens how it is worked out. */
export function WorkingButton({ className, working, children, ...button }: WorkingButtonProps) {
  const [shown, setShown] = useState<Working | null>(null)
  return (
    <>
      <button type="button" className={className} {...button} onClick={() => setShown(working())}>
        {children}
        <span className="visually-hidden">. Show how this is worked out</span>
      </button>
      {shown === null ? null : <WorkingSheet working={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function WorkingSheet({ working, onClose }: { working: Working; onClose: () => void }) {
  return (
    <Dialog title={working.title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <p className="pale">{working.formula}</p>
      <ul className="figure stack tight pad round paper last-bold">
        {working.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="quiet">{working.note}</p>
    </Dialog>
  )
}
