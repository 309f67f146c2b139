import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { HeaderAction } from '../../layout/header-action.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import styles from './calculator.module.css'
import type { AddedPage } from './print/printed-assessment.tsx'
import { useCalculator } from './model/calculator-store.ts'
import { isBorrowed } from './figures/shown-figure.ts'
import { SaveButton } from './save/saving.tsx'
import { useWide } from './model/use-width.ts'

const PrintDialog = lazyPart(async () => (await import('./print/print-dialog.tsx')).PrintDialog)
const EmailAssessment = lazyPart(async () => (await import('./email-assessment.tsx')).EmailAssessment)

interface CalculatorHeadProps {
  readonly addedPages: readonly AddedPage[]
  readonly onAddedPages: (pages: readonly AddedPage[]) => void
}

/** The calculation's name with Save, Print and Email Assessment. Source: specification section 2, "Calculator page". */
export function CalculatorHead({ addedPages, onAddedPages }: CalculatorHeadProps) {
  const property = useCalculator((state) => state.form.property)
  const id = useCalculator((state) => state.saved?.id ?? null)
  const wide = useWide()
  const [step, setStep] = useState<'emailing' | 'printing' | null>(null)
  const borrowed = useCalculator(isBorrowed)

  const actions = (
    <>
      {/* Without a loan there is no page to add. */}
      <Button onClick={() => (borrowed ? setStep('printing') : window.print())}>Print</Button>
      {id === null ? null : <Button onClick={() => setStep('emailing')}>Email Assessment</Button>}
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
      {step === 'printing' ? (
        <PrintDialog addedPages={addedPages} onAddedPages={onAddedPages} onClose={() => setStep(null)} />
      ) : null}
      {id !== null && step === 'emailing' ? <EmailAssessment id={id} onClose={() => setStep(null)} /> : null}
    </>
  )
}
