import { sharesProblem } from '@homeyield/domain/analysis/tax/shares-problem'
import type { Person } from '@homeyield/domain/calculation/household'
import { useState } from 'react'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { LineField } from '../../../components/inputs/line-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { AddToHousehold } from './add-to-household.tsx'
import { HouseholdOwner } from './household-owner.tsx'
import { chooseNamed, chooseOwner, ownersOf, sharesOf } from './owner-transitions.ts'

const MORE = ['other_residential_net', 'brought_forward'] as const

interface OwnerFieldsProps {
  readonly index: number
  /** The people of the household who are no owner of the home yet. */
  readonly free: readonly Person[]
  readonly onRemove: (index: number) => void
}

/** One owner: name, share and other income, and the rest when it is opened. */
export function OwnerFields({ index, free, onRemove }: OwnerFieldsProps) {
  const store = useCalculatorStore()
  const owner = useCalculator(({ form }) => ownersOf(form)[index])
  const wrong = useCalculator((state) =>
    MORE.some((name) => fieldProblem(state, `analysis.owners.${index}.${name}`) !== null),
  )
  const share = useCalculator(({ form }) => sharesOf(ownersOf(form))[index] ?? null)
  const wrongShare = useCalculator((state) => shareProblem(state, index))
  const [opened, setOpened] = useState(MORE.some((name) => Boolean(owner?.[name])))
  if (owner === undefined) return null
  const isOfHousehold = Boolean(owner.person_id)
  const title = owner.name ?? `Owner ${index + 1}`
  const open = opened || wrong
  const path = `analysis.owners.${index}` as const
  return (
    <li className="fields pad outlined round" aria-label={title}>
      <OwnerChoice index={index} free={free} />
      {isOfHousehold ? null : (
        <>
          <LineField name={`${path}.name`} placeholder={`Owner ${index + 1}`} />
          <ChoiceField name={`${path}.kind`} list />
        </>
      )}
      <NumberField name={`${path}.share_pct`} empty={share} problem={wrongShare} />
      {isOfHousehold ? (
        <HouseholdOwner owner={owner} />
      ) : (
        <NumberField
          name={`${path}.other_income`}
          hint="Salary before tax and all other taxed income. It stays the same every year."
        />
      )}
      {open ? (
        <>
          {isOfHousehold ? null : (
            <NumberField
              name={`${path}.other_residential_net`}
              hint="Counts when losses count against all your rentals. Below 0 it is a loss."
            />
          )}
          <NumberField name={`${path}.brought_forward`} hint="Ring-fenced losses of earlier years." />
        </>
      ) : null}
      <div className="row flush across">
        <Button look="quiet" aria-expanded={open} aria-label={`More about ${title}`} onClick={() => setOpened(!open)}>
          {open ? 'Less' : 'More'}
        </Button>
        {isOfHousehold ? null : (
          <AddToHousehold owner={owner} free={free} onPerson={(person) => store.update(chooseNamed, index, person)} />
        )}
        <Button look="quiet" aria-label={`Remove ${title}`} onClick={() => onRemove(index)}>
          Remove
        </Button>
      </div>
    </li>
  )
}

interface OwnerChoiceProps {
  readonly index: number
  readonly free: readonly Person[]
}

const TYPED = ''

/** Who of the household the owner is. */
function OwnerChoice({ index, free }: OwnerChoiceProps) {
  const store = useCalculatorStore()
  const owner = useCalculator(({ form }) => ownersOf(form)[index])
  const problem = useCalculator((state) => fieldProblem(state, `analysis.owners.${index}.person_id`))
  const chosen = owner?.person_id ?? TYPED
  if (chosen === TYPED && free.length === 0) return null
  const current = chosen === TYPED ? [] : [[chosen, owner?.name ?? 'Somebody of your household'] as const]
  return (
    <SelectField
      label="Owner"
      value={chosen}
      error={problem}
      options={[...current, ...free.map(({ id, name }) => [id, name] as const), [TYPED, 'Somebody else']]}
      onChoice={(id) => store.update(chooseOwner, index, free.find((person) => person.id === id) ?? null)}
    />
  )
}

/** At the share of the last owner, that the shares do not add up. */
function shareProblem({ form }: CalculatorState, index: number): string | null {
  const owners = ownersOf(form)
  return index === owners.length - 1 ? (sharesProblem(sharesOf(owners))?.message ?? null) : null
}
