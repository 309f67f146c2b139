import { useQuery } from '@tanstack/react-query'
import type { SectionName } from '@homeyield/domain/calculation/fields'
import { Button } from '../../../ui/button.tsx'
import { expensesQuery } from '../../../api-client/queries.ts'
import { newForm } from '../model/calculator-form.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { startAgain, undoStartAgain } from '../model/start-again.ts'
import { SaveButton } from '../save/save-button.tsx'
import styles from './section.module.css'

interface SectionFootProps {
  readonly name: SectionName
  readonly title: string
}

/** The foot of a section: it starts again, and saves. What is for reading only has none. */
export function SectionFoot(props: SectionFootProps) {
  return useReadonly() ? null : <Foot {...props} />
}

function Foot({ name, title }: SectionFootProps) {
  const store = useCalculatorStore()
  const undoable = useCalculator((state) => state.undo?.section === name)
  const { data: defaults = [] } = useQuery(expensesQuery)
  return (
    <div className={styles.foot}>
      <p className={styles.undone} role="status" hidden={!undoable}>
        {title} is back to its defaults.
      </p>
      {undoable ? (
        <Button look="quiet" onClick={() => store.update(undoStartAgain)}>
          Undo
        </Button>
      ) : (
        <Button look="quiet" onClick={() => store.update(startAgain, name, newForm(defaults))}>
          Start again
        </Button>
      )}
      <SaveButton />
    </div>
  )
}
