import type { HouseholdResponse } from '@homeyield/contract/household'
import { MOST_PEOPLE, type Person } from '@homeyield/domain/calculation/household'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChangeProblem } from './change-problem.tsx'
import { ChangeResult } from './change-result.tsx'
import { ownersQuery } from './owners-query.ts'
import { PersonCard } from './person-card.tsx'
import { PersonForm } from './person-form.tsx'
import { refusedFields } from './refused-fields.ts'
import { TypedOwnersOffers } from './typed-owners.tsx'
import { readUnsavedPerson } from './unsaved-person.ts'
import { type Sent, usePeople } from './use-people.ts'

interface Edited {
  readonly id: string
  /** As it was when the form opened: what another changed since is not overwritten. */
  readonly household: HouseholdResponse
}

interface Row {
  readonly id: string
  /** Null for a new one. */
  readonly person: Person | null
}

/** The list, of which one person at a time is added or changed. */
export function People({ household }: { readonly household: HouseholdResponse }) {
  const { people } = household
  const saving = usePeople()
  const { data: homes = [] } = useQuery(ownersQuery)
  const [unsaved, setUnsaved] = useState(readUnsavedPerson)
  const [edited, setEdited] = useState<Edited | null>(unsaved && { id: unsaved.id, household })
  const known: readonly Row[] = people.map((person) => ({ id: person.id, person }))
  // Also for somebody whom another removed since: what was typed stays.
  const isNew = edited !== null && people.every(({ id }) => id !== edited.id)
  const rows = isNew ? [...known, { id: edited.id, person: null }] : known

  function send(sent: Sent) {
    saving.mutate(sent, { onSuccess: () => setEdited(null) })
  }
  function open(id: string) {
    saving.reset()
    setUnsaved(null)
    setEdited({ id, household })
  }
  function close() {
    saving.reset()
    setEdited(null)
  }

  // The card whose button was pressed.
  const concerned = saving.variables?.change.id
  const problem = <ChangeProblem saving={saving} onMine={send} onTheirs={close} />
  return (
    <>
      {people.length === 0 ? (
        <div className="stack tight prose">
          <p>Enter the owners of your homes once: people, companies and trusts, with what else they earn.</p>
          <p>
            Every home then uses the same incomes for its tax and for its bank, and a new income changes all homes at
            once.
          </p>
        </div>
      ) : (
        <p className="quiet">The owners of your homes. A new income here changes every home that names the person.</p>
      )}
      <TypedOwnersOffers household={household} isLocked={edited !== null} />
      <ChangeResult saving={saving} onUndo={send} />
      {edited === null && rows.every(({ id }) => id !== concerned) ? problem : null}
      <ul className="stack page-text">
        {rows.map(({ id, person }) => (
          <li key={id} aria-label={person?.name ?? 'A new person'}>
            {person === null || edited?.id === id ? (
              <PersonForm
                id={id}
                person={person}
                unsaved={unsaved?.id === id ? unsaved : null}
                others={people.filter((one) => one.id !== id)}
                refused={refusedFields(saving, id)}
                busy={saving.isPending}
                onSave={(given) => send({ household: edited?.household ?? household, change: { id, person: given } })}
                onClose={close}
              >
                {problem}
              </PersonForm>
            ) : (
              <PersonCard
                person={person}
                homes={homes.filter(({ owners }) => owners.some((owner) => owner.person_id === id))}
                isBusy={saving.isPending}
                isLocked={edited !== null}
                onChange={() => open(id)}
                onRemove={() => send({ household, change: { id, person: null } })}
              >
                {edited === null && id === concerned ? problem : null}
              </PersonCard>
            )}
          </li>
        ))}
      </ul>
      {edited === null && people.length < MOST_PEOPLE ? (
        <div className="row">
          <Button look={people.length === 0 ? 'primary' : 'secondary'} onClick={() => open(crypto.randomUUID())}>
            Add a person, company or trust
          </Button>
        </div>
      ) : null}
      {people.length >= MOST_PEOPLE ? <p className="quiet">A household has at most {MOST_PEOPLE}.</p> : null}
    </>
  )
}
