import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { SendAssessmentDialog } from '../../parts/send-assessment/send-assessment-dialog.tsx'
import styles from './assessment-actions.module.css'
import { hasUnsavedChanges } from './calculator-state.ts'
import { useCalculator, useCalculatorStore } from './calculator-store.ts'
import { useSaving } from './save/saving.tsx'

/**
 * What can be done with the calculation as a rental assessment: print it, and once it is saved, e-mail it. What is mailed is what is
 * saved, so unsaved changes are asked about first. Source: specification section 2, "Calculator page".
 */
export function AssessmentActions() {
  const store = useCalculatorStore()
  const id = useCalculator((state) => state.saved?.id ?? null)
  const useLogo = useCalculator((state) => state.review.useLogo)
  const { saveFirst } = useSaving()
  const [step, setStep] = useState<'asking' | 'sending' | null>(null)

  function begin() {
    const state = store.get()
    // What is changed in one that is for reading only is not kept, and not mailed.
    setStep(hasUnsavedChanges(state) && !state.saved?.readonly ? 'asking' : 'sending')
  }

  async function saveAndGoOn() {
    // At once: behind an open dialog no field could take the focus for what is wrong with it.
    flushSync(() => setStep(null))
    if (await saveFirst()) setStep('sending')
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => window.print()}>Print</Button>
      {id === null ? null : <Button onClick={begin}>Email Assessment</Button>}
      {step === 'asking' ? (
        <Dialog
          title="Save first?"
          onClose={() => setStep(null)}
          actions={
            <>
              <Button onClick={() => setStep(null)}>Not now</Button>
              <Button look="primary" onClick={() => void saveAndGoOn()}>
                Save and go on
              </Button>
            </>
          }
        >
          <p>The assessment shows the calculation as it is saved, and there are changes that are not saved yet.</p>
        </Dialog>
      ) : null}
      {id !== null && step === 'sending' ? (
        <SendAssessmentDialog id={id} useLogo={useLogo} onClose={() => setStep(null)} />
      ) : null}
    </div>
  )
}
