import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { SectionName } from '@homeyield/domain/fields/field'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { expensesQuery } from '../../../api-client/queries.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { newForm } from '../model/calculator-form.ts'
import { startAgain, undoStartAgain } from '../model/calculator-transitions.ts'
import { usePropertyData } from '../property-data/property-data.tsx'
import { SaveButton } from '../save/saving.tsx'
import { Section } from './section.tsx'
import styles from './section.module.css'

interface PremiumSectionProps {
  readonly name: 'market-trends' | 'property-information'
  readonly title: string
  readonly premium: boolean
  readonly children: ReactNode
}

/** The section for Premium; its title and an upgrade link for others. */
export function PremiumSection({ name, title, premium, children }: PremiumSectionProps) {
  const readonly = useReadonly()
  if (premium) {
    return (
      <Section name={name} title={title} actions={readonly ? null : <LookUpActions />}>
        {children}
      </Section>
    )
  }
  return (
    <section className={`row between pad-bar round ${styles.locked}`}>
      <h2>{title}</h2>
      <UpgradeLink />
    </section>
  )
}

interface FieldSectionProps {
  readonly name: SectionName
  readonly title: string
  readonly children: ReactNode
}

/** A section with fields of the calculation, which Start again sets back. */
export function FieldSection({ name, title, children }: FieldSectionProps) {
  const readonly = useReadonly()
  return (
    <Section name={name} title={title} actions={readonly ? null : <Actions name={name} />}>
      <Undone name={name} title={title} />
      {children}
    </Section>
  )
}

function Actions({ name }: { name: SectionName }) {
  const store = useCalculatorStore()
  const undoable = useUndoable(name)
  const { data: defaults = [] } = useQuery(expensesQuery)
  return (
    <div className={`flex rigid ${styles.actions}`}>
      {undoable ? (
        <Button look="quiet" onClick={() => store.update(undoStartAgain)}>
          Undo
        </Button>
      ) : (
        <Button look="quiet" onClick={() => store.update(startAgain, name, newForm(defaults))}>
          Start again
        </Button>
      )}
      <SaveButton look="quiet" />
    </div>
  )
}

/** For a section without fields: Start again looks the property up anew. */
function LookUpActions() {
  const { retry, retrying } = usePropertyData()
  return (
    <div className={`flex rigid ${styles.actions}`}>
      <Button look="quiet" busy={retrying} onClick={retry}>
        Start again
      </Button>
      <SaveButton look="quiet" />
    </div>
  )
}

function Undone({ name, title }: { name: SectionName; title: string }) {
  const undoable = useUndoable(name)
  return (
    <p role="status" hidden={!undoable}>
      {title} is back to its defaults.
    </p>
  )
}

function useUndoable(name: SectionName): boolean {
  return useCalculator((state) => state.undo?.section === name)
}
