import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { Note } from '../sections/note.tsx'
import styles from '../calculator.module.css'
import { OpenHomeCard } from './open-home-card.tsx'

interface OpenHomeProps {
  readonly premium: boolean
  readonly phone: boolean
  /** Of the calculator, which has loaded them already. */
  readonly photo: ReactNode
  readonly save: ReactNode
}

/** At the head of an empty calculation: the card on a phone, and the way to it elsewhere. Later the note that it began. */
export function OpenHome({ premium, phone, photo, save }: OpenHomeProps) {
  const isEmpty = useCalculator(({ form, saved }) => saved === null && form.property === '')
  const [open, setOpen] = useState(phone)
  if (open) {
    return <OpenHomeCard premium={premium} photo={photo} save={save} onClose={() => setOpen(false)} />
  }
  return (
    <>
      {isEmpty ? (
        <div className={styles.besideHeading}>
          <Button onClick={() => setOpen(true)}>At an open home? Four fields are enough</Button>
        </div>
      ) : null}
      <Note />
    </>
  )
}
