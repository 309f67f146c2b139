import { sharesProblem } from '@homeyield/domain/analysis/tax/shares-problem'
import { useState } from 'react'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { LineField } from '../../../components/inputs/line-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { ownersOf, sharesOf } from './owner-transitions.ts'
import styles from './years-ahead.module.css'

const MORE = ['other_residential_net', 'brought_forward'] as const

interface OwnerFieldsProps {
  readonly index: number
  readonly onRemove: (index: number) => void
}

/** One owner: name, share and other income, and the rest when it is opened. */
export function OwnerFields({ index, onRemove }: OwnerFieldsProps) {
  const owner = useCalculator(({ form }) => ownersOf(form)[index])
  const wrong = useCalculator((state) =>
    MORE.some((name) => fieldProblem(state, `analysis.owners.${index}.${name}`) !== null),
  )
  const share = useCalculator(({ form }) => sharesOf(ownersOf(form))[index] ?? null)
  const wrongShare = useCalculator((state) => shareProblem(state, index))
  const [opened, setOpened] = useState(MORE.some((name) => Boolean(owner?.[name])))
  if (owner === undefined) return null
  const title = owner.name ?? `Owner ${index + 1}`
  const open = opened || wrong
  return (
    <li className={`fields ${styles.owner}`} aria-label={title}>
      <LineField name={`analysis.owners.${index}.name`} placeholder={`Owner ${index + 1}`} />
      <ChoiceField name={`analysis.owners.${index}.kind`} list />
      <NumberField name={`analysis.owners.${index}.share_pct`} empty={share} problem={wrongShare} />
      <NumberField
        name={`analysis.owners.${index}.other_income`}
        hint="Salary before tax, and all else that is taxed. It stays the same in every year."
      />
      {open ? (
        <>
          <NumberField
            name={`analysis.owners.${index}.other_residential_net`}
            hint="Counts when losses count against all your rentals. Below 0 it is a loss."
          />
          <NumberField name={`analysis.owners.${index}.brought_forward`} hint="Ring-fenced losses of earlier years." />
        </>
      ) : null}
      <div className={`row ${styles.buttons}`}>
        <Button look="quiet" aria-expanded={open} aria-label={`More about ${title}`} onClick={() => setOpened(!open)}>
          {open ? 'Less' : 'More'}
        </Button>
        <Button look="quiet" aria-label={`Remove ${title}`} onClick={() => onRemove(index)}>
          Remove
        </Button>
      </div>
    </li>
  )
}

/** At the share of the last owner, that the shares do not add up. */
function shareProblem({ form }: CalculatorState, index: number): string | null {
  const owners = ownersOf(form)
  return index === owners.length - 1 ? (sharesProblem(sharesOf(owners))?.message ?? null) : null
}
