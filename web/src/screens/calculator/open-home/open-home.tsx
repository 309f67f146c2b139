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
  /** Of the calculator, which has loaded them already. */
  readonly photo: ReactNode
  readonly save: ReactNode
}

/** At the head of an empty calculation: the card on a phone, and the way to it elsewhere. Later status and note. */
export function OpenHome({ premium, phone, photo, save }: OpenHomeProps) {
  const isEmpty = useCalculator(({ form, saved }) => saved === null && form.property === '')
  // A scenario has no status and note of its own.
  const ofScenario = useCalculator(isScenario)
  const isSaved = useCalculator(({ saved }) => saved !== null)
  const status = isSaved && !ofScenario ? <Status /> : null
  const [open, setOpen] = useState(phone)
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
      {isEmpty ? (
        <div className={styles.besideHeading}>
          <Button onClick={() => setOpen(true)}>At an open home? Four fields are enough</Button>
        </div>
      ) : null}
      {status}
      {ofScenario ? null : <Note />}
    </>
  )
}
