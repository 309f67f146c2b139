import { nameKey, type Person } from '@homeyield/domain/calculation/household'
import { OWNER_KINDS, PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { type ReactNode, useState } from 'react'
import { kindText, OTHER_RENTALS } from '../../../components/household/household-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useUnsavedPerson } from './unsaved-person.ts'

interface PersonFormProps {
  readonly id: string
  /** Null for a new one. */
  readonly person: Person | null
  /** What was typed when the session ended. */
  readonly unsaved: Person | null
  readonly others: readonly Person[]
  /** The server's messages by field. */
  readonly refused: Readonly<Record<string, string>>
  readonly busy: boolean
  readonly onSave: (person: Person) => void
  readonly onClose: () => void
  /** Above the buttons. */
  readonly children: ReactNode
}

type FieldOfPerson = keyof typeof PERSON_FIELDS
type Problems = Partial<Record<FieldOfPerson, string | null>>

const EMPTY = { name: '', kind: 'individual', other_income: 0, other_residential_net: 0 } as const
const KINDS = OWNER_KINDS.map((kind) => [kind, kindText(kind)] as const)
const INCOMES = [
  {
    name: 'other_income',
    label: PERSON_FIELDS.other_income.label,
    hint: 'Salary before tax and all other taxed income, except rent.',
  },
  {
    name: 'other_residential_net',
    label: OTHER_RENTALS,
    hint: 'Rent less deductions, from homes that are not among your saved calculations. Below 0 it is a loss.',
  },
] as const

/** What was typed stays until it is saved or given up, whatever the server answers. */
export function PersonForm({ id, person, unsaved, others, refused, busy, onSave, onClose, children }: PersonFormProps) {
  const [typed, setTyped] = useState<Omit<Person, 'id'>>(unsaved ?? person ?? EMPTY)
  const [problems, setProblems] = useState<Problems>({})
  useUnsavedPerson({ ...typed, id })
  const problemAt = (field: FieldOfPerson) => problems[field] ?? refused[field] ?? null
  const set = (change: Partial<Omit<Person, 'id'>>) => setTyped((before) => ({ ...before, ...change }))
  const setProblem = (field: FieldOfPerson, problem: string | null) =>
    setProblems((before) => ({ ...before, [field]: problem }))

  function save() {
    const name = typed.name.trim()
    const found: Problems = { ...problems, name: nameProblem(name, others) }
    for (const income of INCOMES)
      found[income.name] ??= limitsProblem(PERSON_FIELDS[income.name].limits, typed[income.name])
    setProblems(found)
    if (Object.values(found).every((problem) => problem === null)) onSave({ ...typed, id, name })
  }

  return (
    <Card className="pad">
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="fields">
          <TextField
            name="name"
            label="Name"
            ref={takeFocus}
            value={typed.name}
            maxLength={PERSON_FIELDS.name.longest}
            autoComplete="off"
            error={problemAt('name') ?? undefined}
            onChange={({ target }) => {
              set({ name: target.value })
              setProblem('name', null)
            }}
          />
          <SelectField
            label={PERSON_FIELDS.kind.label}
            value={typed.kind}
            options={KINDS}
            onChoice={(kind) => set({ kind })}
          />
          {INCOMES.map(({ name, label, hint }) => (
            <LabelledNumberBox
              key={name}
              name={name}
              label={label}
              hint={hint}
              value={typed[name]}
              prefix="$"
              suffix="a year"
              decimals={2}
              clearsZero
              error={problemAt(name)}
              onValue={(field, value) => set({ [field]: value ?? 0 })}
              onProblem={setProblem}
            />
          ))}
        </div>
        {children}
        <div className="row">
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Saving' : 'Save'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}

function nameProblem(name: string, others: readonly Person[]): string | null {
  if (name === '') return 'Enter a name'
  return others.some((other) => nameKey(other.name) === nameKey(name)) ? 'This name is in the household already' : null
}
