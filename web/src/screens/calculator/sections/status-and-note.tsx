import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { NO_STATUS, STATUS_WORDS } from '../../../components/status-words.ts'
import { isScenario } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
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
  return (
    <div className={styles.status}>
      <ChoiceField name="status" labels={STATUS_WORDS} none={NO_STATUS} list />
    </div>
  )
}
