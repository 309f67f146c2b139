import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { HeaderAction } from '../../layout/header-action.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import styles from './calculator.module.css'
import { hasUnsavedChanges, isScenario } from './model/calculator-state.ts'
import type { AddedPage } from './print/printed-assessment.tsx'
import { useCalculator, useCalculatorStore } from './model/calculator-store.ts'
import { isBorrowed } from './result/shown-figure.ts'
import { useSaving } from './save/saving-context.ts'
import { SaveButton } from './save/saving.tsx'
import { useWide } from './use-width.ts'

const PrintDialog = lazyPart(async () => (await import('./print/print-dialog.tsx')).PrintDialog)
const SaveFirstDialog = lazyPart(async () => (await import('./save/save-first-dialog.tsx')).SaveFirstDialog)
const SendAssessmentDialog = lazyPart(
  async () => (await import('../../components/send-assessment/send-assessment-dialog.tsx')).SendAssessmentDialog,
)

interface CalculatorHeadProps {
  readonly addedPages: readonly AddedPage[]
  readonly onAddedPages: (pages: readonly AddedPage[]) => void
}

/**
 * The calculation's name with Save, Print and Email Assessment. What is mailed is the saved version, so unsaved changes must
 * be saved first. Source: specification section 2, "Calculator page".
 */
export function CalculatorHead({ addedPages, onAddedPages }: CalculatorHeadProps) {
  const store = useCalculatorStore()
  const property = useCalculator((state) => state.form.property)
  // What is mailed is the calculation, not a scenario of it.
  const id = useCalculator((state) => (isScenario(state) ? null : (state.saved?.id ?? null)))
  const useLogo = useCalculator((state) => state.review.useLogo)
  const { saveFirst } = useSaving()
  const wide = useWide()
  const [step, setStep] = useState<'confirming' | 'sending' | 'printing' | null>(null)
  const borrowed = useCalculator(isBorrowed)

  function startSending() {
    const state = store.get()
    // Changes to a read-only calculation are never saved or mailed.
    setStep(hasUnsavedChanges(state) && !state.saved?.readonly ? 'confirming' : 'sending')
  }

  async function saveThenSend() {
    // Close first: behind an open dialog no invalid field could take the focus.
    flushSync(() => setStep(null))
    if (await saveFirst()) setStep('sending')
  }

  const actions = (
    <>
      {/* Without a loan there is no page to add. */}
      <Button onClick={() => (borrowed ? setStep('printing') : window.print())}>Print</Button>
      {id === null ? null : <Button onClick={startSending}>Email Assessment</Button>}
    </>
  )
  return (
    <>
      <HeaderAction>
        {wide ? actions : null}
        <SaveButton />
      </HeaderAction>
      <h1 className={styles.heading}>{property.split(',')[0] || 'New calculation'}</h1>
      {wide ? null : <div className={styles.actions}>{actions}</div>}
      {step === 'confirming' ? (
        <SaveFirstDialog onSave={() => void saveThenSend()} onClose={() => setStep(null)} />
      ) : null}
      {step === 'printing' ? (
        <PrintDialog addedPages={addedPages} onAddedPages={onAddedPages} onClose={() => setStep(null)} />
      ) : null}
      {id !== null && step === 'sending' ? (
        <SendAssessmentDialog id={id} useLogo={useLogo} onClose={() => setStep(null)} />
      ) : null}
    </>
  )
}
