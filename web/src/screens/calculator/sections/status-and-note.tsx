import { SelectField } from '../../../ui/select-field.tsx'
import { STATUS_OPTIONS } from '../../../components/status-words.ts'
import { isScenario } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setField } from '../model/calculator-transitions.ts'
import { Note } from './note.tsx'
import styles from './status-and-note.module.css'

/** How far the person is with a saved home, and the own note, neither of which a scenario has. */
export function StatusAndNote() {
  const ofScenario = useCalculator(isScenario)
  return ofScenario ? null : (
    <>
      <Status />
      <Note />
    </>
  )
}

export function Status() {
  const store = useCalculatorStore()
  const status = useCalculator((state) => state.form.status)
  const readonly = useReadonly()
  return (
    <div className={styles.status}>
      <SelectField
        label="Status"
        value={status ?? ''}
        options={STATUS_OPTIONS}
        disabled={readonly}
        onChoice={(chosen) => store.update(setField, 'status', chosen === '' ? null : chosen)}
      />
    </div>
  )
}
