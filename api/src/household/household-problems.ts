import { Refusal } from '../server/refusal.ts'
import type { Household, UsedPeople } from './household-store.ts'

/** The refusal of a change to an older version, with the current household. */
export function householdChanged(household: Household): Refusal {
  const sentence = 'Your household has been changed somewhere else since you opened it.'
  return new Refusal('conflict', sentence, { enclosed: { household } })
}

const MOST_NAMED = 10

/** The refusal of the removal of people whom homes name, with these homes. */
export function peopleUsed({ used }: UsedPeople): Refusal {
  const sentences = used.map(({ person, homes }) => {
    const named = homes.slice(0, MOST_NAMED).map(({ property }) => property)
    const more = homes.length > MOST_NAMED ? `; and ${homes.length - MOST_NAMED} more` : ''
    return `${person.name} cannot be removed while these homes name them: ${named.join('; ')}${more}.`
  })
  const sentence = sentences.join(' ')
  const enclosed = { used: used.map(({ person, homes }) => ({ person_id: person.id, homes })) }
  return new Refusal('invalid', sentence, { fields: { people: sentence }, enclosed })
}
