import { useState } from 'react'
import { flushSync } from 'react-dom'
import { SendAssessmentDialog } from '../../components/send-assessment/send-assessment-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { hasUnsavedChanges, isScenario } from './model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from './model/calculator-store.ts'
import { SaveFirstDialog } from './save/save-first-dialog.tsx'
import { useSaving } from './save/saving-context.ts'

interface EmailAssessmentProps {
  readonly id: string
  readonly onClose: () => void
}

/** Mails the saved calculation, so unsaved changes must be saved first. For a scenario, a dialog with the reason why not. */
export function EmailAssessment({ id, onClose }: EmailAssessmentProps) {
  const store = useCalculatorStore()
  const useLogo = useCalculator((state) => state.review.useLogo)
  const { saveFirst } = useSaving()
  const [step, setStep] = useState<'confirming' | 'saving' | 'sending'>(() => {
    const state = store.get()
    // Changes to a read-only calculation are never saved or mailed.
    return hasUnsavedChanges(state) && !state.saved?.readonly ? 'confirming' : 'sending'
  })

  async function saveThenSend() {
    // Close first: behind an open dialog no invalid field could take the focus.
    flushSync(() => setStep('saving'))
    if (await saveFirst()) setStep('sending')
    else onClose()
  }

  if (isScenario(store.get())) return <NoScenario onClose={onClose} />
  if (step === 'saving') return null
  return step === 'confirming' ? (
    <SaveFirstDialog onSave={() => void saveThenSend()} onClose={onClose} />
  ) : (
    <SendAssessmentDialog id={id} useLogo={useLogo} onClose={onClose} />
  )
}

function NoScenario({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Email Assessment" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <p>A scenario cannot be emailed. Open the saved calculation to email it.</p>
    </Dialog>
  )
}
