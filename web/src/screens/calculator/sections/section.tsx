import { useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { SectionName } from '@homeyield/domain/calculation/fields'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { expensesQuery } from '../../../api-client/queries.ts'
import { setSectionOpen, useSectionOpen } from '../model/open-sections.ts'
import type { PageSection } from '../model/open-sections.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { newForm } from '../model/calculator-form.ts'
import { startAgain, undoStartAgain } from '../model/calculator-transitions.ts'
import { SaveButton } from '../save/saving.tsx'
import styles from './section.module.css'

interface SectionProps {
  readonly name: PageSection
  readonly title: string
  readonly children: ReactNode
}

/** A section that opens and closes, and renders its content from the first time it is open. */
export function Section({ name, title, children }: SectionProps) {
  const open = useSectionOpen(name)
  const [rendered, setRendered] = useState(open)
  if (open && !rendered) setRendered(true)
  return (
    <Disclosure title={title} open={open} onToggle={(opened) => setSectionOpen(name, opened)}>
      {rendered ? children : null}
    </Disclosure>
  )
}

interface PremiumSectionProps {
  readonly name: 'market-trends' | 'property-information'
  readonly title: string
  readonly premium: boolean
  readonly children: ReactNode
}

/** The section for Premium; its title and an upgrade link for others. Source: specification section 2. */
export function PremiumSection({ name, title, premium, children }: PremiumSectionProps) {
  if (premium) {
    return (
      <Section name={name} title={title}>
        {children}
      </Section>
    )
  }
  return (
    <section className={styles.locked}>
      <h2>{title}</h2>
      <UpgradeLink className={styles.upgrade} />
    </section>
  )
}

/** Fields; disabled in a read-only calculation. Source: decisions section 3, "Lapsed premium". */
export function Editable({ children }: { children: ReactNode }) {
  const readonly = useReadonly()
  return (
    <fieldset role="none" className={styles.editable} disabled={readonly}>
      {children}
    </fieldset>
  )
}

interface SectionFootProps {
  readonly name: SectionName
  readonly title: string
}

/** Start again and Save; nothing in a read-only calculation. */
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
