import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { isScenario } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { Note } from '../sections/note.tsx'
import { Status } from '../sections/status-and-note.tsx'
import styles from '../calculator.module.css'
import { OpenHomeCard } from './open-home-card.tsx'

interface OpenHomeProps {
  readonly premium: boolean
  readonly phone: boolean
  /** Whether the calculation had an address when it opened. */
  readonly begun: boolean
  /** Of the calculator, which has loaded them already. */
  readonly photo: ReactNode
  readonly save: ReactNode
}

/**
 * At the head of a calculation that is not saved: the card on a phone where it starts empty, and the way to it, elsewhere only
 * while it is empty. Later status and note.
 */
export function OpenHome({ premium, phone, begun, photo, save }: OpenHomeProps) {
  const isOffered = useCalculator(({ form, saved }) => saved === null && (phone || form.property === ''))
  // A scenario has no status and note of its own.
  const ofScenario = useCalculator(isScenario)
  const isSaved = useCalculator(({ saved }) => saved !== null)
  const status = (begun || isSaved) && !ofScenario ? <Status /> : null
  const [open, setOpen] = useState(phone && !begun)
  if (open) {
    return (
      <>
        <OpenHomeCard premium={premium} photo={photo} save={save} onClose={() => setOpen(false)} />
        {status}
      </>
    )
  }
  return (
    <>
      {isOffered ? (
        <div className={styles.besideHeading}>
          <Button onClick={() => setOpen(true)}>At an open home? Four fields are enough</Button>
        </div>
      ) : null}
      {status}
      {ofScenario ? null : <Note />}
    </>
  )
}
