import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/button.tsx'
import { Disclosure } from '../../../controls/disclosure.tsx'
import { expensesQuery } from '../../../requests/queries.ts'
import { newForm } from '../calculator-form.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../calculator-store.ts'
import { startAgain, undoStartAgain } from '../calculator-transitions.ts'
import { setSectionOpen, useSectionOpen } from '../open-sections.ts'
import { SaveButton } from '../save/save-button.tsx'
import type { SectionName } from '../sections.ts'
import styles from './section.module.css'

interface SectionProps {
  readonly name: SectionName
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of the calculator: it opens and closes, starts again, and saves. */
export function Section({ name, title, aside, children }: SectionProps) {
  const open = useSectionOpen(name)
  const readonly = useReadonly()
  return (
    <Disclosure title={title} aside={aside} open={open} onToggle={(opened) => setSectionOpen(name, opened)}>
      {children}
      {readonly ? null : <Foot name={name} title={title} />}
    </Disclosure>
  )
}

function Foot({ name, title }: Pick<SectionProps, 'name' | 'title'>) {
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
