import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { isScenario } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { usePhone } from '../model/use-width.ts'
import { Note } from '../sections/note.tsx'
import { OpenHomeCard } from './open-home-card.tsx'

/**
 * Before the fields of a calculation that is not saved: the card on a phone where it starts empty, and the way to it, elsewhere
 * only while it is empty. Later the note, which a scenario has not.
 */
export function OpenHome({ premium }: { premium: boolean }) {
  const phone = usePhone()
  const store = useCalculatorStore()
  const [begun] = useState(() => store.get().saved !== null || store.get().form.property !== '')
  const isOffered = useCalculator(({ form, saved }) => saved === null && (phone || form.property === ''))
  const ofScenario = useCalculator(isScenario)
  const [open, setOpen] = useState(phone && !begun)
  if (open) return <OpenHomeCard premium={premium} onClose={() => setOpen(false)} />
  return (
    <>
      {isOffered ? (
        <div>
          <Button onClick={() => setOpen(true)}>At an open home? Four fields are enough</Button>
        </div>
      ) : null}
      {ofScenario ? null : <Note />}
    </>
  )
}
