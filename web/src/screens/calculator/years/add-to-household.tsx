import { type GivenOwner, MOST_PEOPLE, nameKey, type Person } from '@homeyield/domain/calculation/household'
import { PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { useMutation, useQuery } from '@tanstack/react-query'
import { householdQuery } from '../../../api-client/queries.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { addToHousehold } from '../../../components/household/save-household.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface AddToHouseholdProps {
  readonly owner: GivenOwner
  /** Those who are no owner of this home yet. */
  readonly free: readonly Person[]
  readonly onPerson: (person: Person) => void
}

/** Makes an owner who was typed somebody of the household, for every home. */
export function AddToHousehold({ owner, free, onPerson }: AddToHouseholdProps) {
  const { support_email } = useConfig()
  const { data: household } = useQuery(householdQuery)
  const adding = useMutation({ mutationFn: addToHousehold, onSuccess: onPerson })
  const { name, ...values } = completeFields(PERSON_FIELDS, owner, {})
  if (household === undefined || name === null) return null
  const known = household.people.find((person) => nameKey(person.name) === nameKey(name))
  if (known !== undefined) {
    if (!free.includes(known)) return null
    return (
      <Button look="quiet" onClick={() => onPerson(known)}>
        Use {known.name} of my household
      </Button>
    )
  }
  if (household.people.length >= MOST_PEOPLE) return null
  return (
    <>
      <Button
        look="quiet"
        busy={adding.isPending}
        onClick={() => adding.mutate({ household, person: { id: crypto.randomUUID(), name, ...values } })}
      >
        Add to my household
      </Button>
      {adding.error ? <Notice look="problem">{sentenceFor(adding.error, support_email)}</Notice> : null}
    </>
  )
}
