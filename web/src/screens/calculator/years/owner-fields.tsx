import { NAME } from '@homeyield/domain/fields/amounts'
import { OWNER_FIELDS, OWNER_KINDS } from '@homeyield/domain/calculation/owner-fields'
import { sharesProblem } from '@homeyield/domain/analysis/tax/shares-problem'
import type { FigureNames } from '@homeyield/domain/fields/field-values'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setProblem } from '../model/calculator-transitions.ts'
import { changeOwner, ownersOf, sharesOf } from './owner-transitions.ts'
import styles from './years-ahead.module.css'

const KINDS = OWNER_KINDS.map((kind) => [kind, OWNER_FIELDS.kind.labels[kind]] as const)

const MORE = ['other_residential_net', 'brought_forward'] as const

interface OwnerFieldsProps {
  readonly index: number
  readonly onRemove: (index: number) => void
}

/** One owner: name, share and other income, and the rest when it is opened. */
export function OwnerFields({ index, onRemove }: OwnerFieldsProps) {
  const store = useCalculatorStore()
  const owner = useCalculator(({ form }) => ownersOf(form)[index])
  const wrong = useCalculator((state) =>
    MORE.some((name) => fieldProblem(state, `analysis.owners.${index}.${name}`) !== null),
  )
  const [opened, setOpened] = useState(MORE.some((name) => Boolean(owner?.[name])))
  if (owner === undefined) return null
  const title = owner.name ?? `Owner ${index + 1}`
  const open = opened || wrong
  return (
    <li className={styles.owner} aria-label={title}>
      <TextField
        label="Name"
        value={owner.name ?? ''}
        placeholder={`Owner ${index + 1}`}
        maxLength={NAME.longest}
        autoComplete="off"
        onChange={({ target }) => store.update(changeOwner, index, { name: target.value || null })}
      />
      <SelectField
        label={OWNER_FIELDS.kind.label}
        value={owner.kind ?? 'individual'}
        options={KINDS}
        onChoice={(kind) => store.update(changeOwner, index, { kind })}
      />
      <OwnerFigure index={index} name="share_pct" suffix="%" />
      <OwnerFigure
        index={index}
        name="other_income"
        prefix="$"
        suffix="a year"
        hint="Salary before tax, and all else that is taxed. It stays the same in every year."
      />
      {open ? (
        <>
          <OwnerFigure
            index={index}
            name="other_residential_net"
            prefix="$"
            suffix="a year"
            hint="Counts when losses count against all your rentals. Below 0 it is a loss."
          />
          <OwnerFigure index={index} name="brought_forward" prefix="$" hint="Ring-fenced losses of earlier years." />
        </>
      ) : null}
      <div className={styles.buttons}>
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

interface OwnerFigureProps {
  readonly index: number
  readonly name: FigureNames<typeof OWNER_FIELDS>
  readonly prefix?: string
  readonly suffix?: string
  readonly hint?: string
}

function OwnerFigure({ index, name, ...look }: OwnerFigureProps) {
  const store = useCalculatorStore()
  const value = useCalculator(({ form }) =>
    name === 'share_pct'
      ? sharesOf(ownersOf(form))[index]
      : (ownersOf(form)[index]?.[name] ?? OWNER_FIELDS[name].default),
  )
  const place = `analysis.owners.${index}.${name}` as const
  const problem = useCalculator((state) => fieldProblem(state, place) ?? shareProblem(state, index, name))
  return (
    <NumberField
      {...look}
      name={name}
      label={OWNER_FIELDS[name].label}
      decimals={2}
      value={value ?? null}
      error={problem}
      onValue={(_, typed) => store.update(changeOwner, index, { [name]: typed })}
      onProblem={(_, problem) => store.update(setProblem, place, problem)}
    />
  )
}

/** At the share of the last owner, that the shares do not add up. */
function shareProblem({ form }: CalculatorState, index: number, name: string): string | null {
  const owners = ownersOf(form)
  if (name !== 'share_pct' || index !== owners.length - 1) return null
  return sharesProblem(sharesOf(owners))?.message ?? null
}
