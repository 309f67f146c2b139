import { PLAN_FIELDS } from '@homeyield/domain/calculation/plan-fields'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { householdQuery } from '../../../api-client/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { refreshOwners } from '../model/refresh-owners.ts'
import { OwnerFields } from './owner-fields.tsx'
import { addOwner, ownersOf, removeOwner } from './owner-transitions.ts'

/** Who owns the home, and what else they earn. */
export function Owners() {
  const store = useCalculatorStore()
  const owners = useCalculator(({ form }) => ownersOf(form))
  const count = owners.length
  const { data: household } = useQuery(householdQuery)
  useEffect(() => {
    if (household) store.update(refreshOwners, household.people)
  }, [store, household])
  const free = (household?.people ?? []).filter(({ id }) => owners.every(({ person_id }) => person_id !== id))
  // Removing takes its button away: the heading takes the focus.
  const [removed, setRemoved] = useState(0)

  function remove(index: number) {
    store.update(removeOwner, index)
    setRemoved(removed + 1)
  }

  return (
    <div className="stack">
      <h4 key={removed} tabIndex={-1} ref={removed > 0 ? takeFocus : null}>
        Owners
      </h4>
      {count === 0 ? (
        <p className="quiet">Each owner’s tax, and what a bank counts, follow from what else they earn.</p>
      ) : null}
      <ol className="stack">
        {Array.from({ length: count }, (_, index) => (
          <OwnerFields key={index} index={index} free={free} onRemove={remove} />
        ))}
      </ol>
      {count < PLAN_FIELDS.owners.most ? (
        <div className="row flush">
          <Button look="quiet" onClick={() => store.update(addOwner)}>
            {count === 0 ? 'Add an owner' : 'Add another owner'}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
