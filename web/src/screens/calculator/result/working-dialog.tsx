import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { WorkingName } from '../../../components/workings.ts'
import { workingOf } from '../../../components/workings.ts'
import { loansWorking } from '../loans/loans-working.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { CORRECT_IT_FIRST, isRefused } from './shown-figure.ts'
import styles from './computed-figure.module.css'

export function WorkingDialog({ name, onClose }: { name: WorkingName; onClose: () => void }) {
  const state = useCalculatorStore().get()
  const { form, figures } = state
  const working = loansWorking(name, form, figures) ?? workingOf(name, form, figures)
  const steps = isRefused(state, name) ? [CORRECT_IT_FIRST] : working.steps
  return (
    <Dialog title={working.title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <p className={styles.formula}>{working.formula}</p>
      <ul className={`${styles.steps} figure`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className={styles.note}>{working.note}</p>
    </Dialog>
  )
}
