import { useState } from 'react'
import type { ReactNode } from 'react'
import { ChoiceField } from '../../components/inputs/choice-field.tsx'
import { Button } from '../../ui/button.tsx'
import { HeaderAction } from '../../layout/header-action.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { NO_STATUS, STATUS_WORDS } from '../../components/status-words.ts'
import styles from './calculator-head.module.css'
import type { CalculatorState } from './model/calculator-state.ts'
import { isScenario } from './model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from './model/calculator-store.ts'
import { useWide } from './model/use-width.ts'
import type { AddedPage } from './print/printed-assessment.tsx'
import { isBorrowed } from './figures/shown-figure.ts'
import { SaveButton } from './save/saving.tsx'
import { Scenarios } from './scenarios/scenarios.tsx'

const PrintDialog = lazyPart(async () => (await import('./print/print-dialog.tsx')).PrintDialog)
const EmailAssessment = lazyPart(async () => (await import('./email-assessment.tsx')).EmailAssessment)

interface CalculatorHeadProps {
  /** What is between the address and what can be done with the home: on a phone the answer and the pages. */
  readonly children: ReactNode
  readonly premium: boolean
  readonly addedPages: readonly AddedPage[]
  readonly onAddedPages: (pages: readonly AddedPage[]) => void
}

/** The home's address, status and scenarios, with Save, Print and Email Assessment. */
export function CalculatorHead({ children, premium, addedPages, onAddedPages }: CalculatorHeadProps) {
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
  const narrowActions = wide ? null : <div className="row">{actions}</div>
  return (
    <>
      <HeaderAction>
        {wide ? actions : null}
        <SaveButton />
      </HeaderAction>
      <div className={`row wide ${styles.head}`}>
        {/* The first question, which decides the answer. */}
        <div className={`small own-line ${styles.purpose}`}>
          <ChoiceField name="purpose" />
        </div>
        <div className={`shrinks ${styles.title}`}>
          <h1 className="breaks">{property.split(',')[0] || 'New calculation'}</h1>
          <Kind />
        </div>
        {/* Of a new one there is Print alone, which has room beside the heading. */}
        {id === null ? narrowActions : null}
        {children}
        {id === null ? null : narrowActions}
        <Status />
        <Scenarios premium={premium} />
      </div>
      {step === 'printing' ? (
        <PrintDialog addedPages={addedPages} onAddedPages={onAddedPages} onClose={() => setStep(null)} />
      ) : null}
      {id !== null && step === 'emailing' ? <EmailAssessment id={id} onClose={() => setStep(null)} /> : null}
    </>
  )
}

/** In words what is open, where it is saved: a home that is owned, a scenario or another calculation. */
function Kind() {
  const kind = useCalculator(kindOf)
  return kind === null ? null : <p className="quiet">{kind}</p>
}

function kindOf({ saved, form }: CalculatorState): string | null {
  if (saved === null) return null
  const isOwned = form.status === 'owned'
  if (saved.scenario !== null) return isOwned ? 'A scenario of a home that you own' : 'A scenario of a saved home'
  return isOwned ? 'A home that you own' : 'A saved home'
}

/** How far the person is with the home, once it has begun; a scenario has no status of its own. */
function Status() {
  const store = useCalculatorStore()
  const ofScenario = useCalculator(isScenario)
  const isSaved = useCalculator((state) => state.saved !== null)
  const [begun] = useState(() => store.get().form.property !== '')
  if (ofScenario || !(isSaved || begun)) return null
  return (
    <div className={styles.status}>
      <ChoiceField name="status" labels={STATUS_WORDS} none={NO_STATUS} list />
    </div>
  )
}
