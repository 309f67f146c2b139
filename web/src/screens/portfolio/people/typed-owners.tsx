import type { HouseholdResponse } from '@homeyield/contract/household'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Notice } from '../../../ui/notice.tsx'
import { declineJoin, readDeclined } from './declined-joins.ts'
import { findTypedOwners } from './find-typed-owners.ts'
import { type Joining, joinOwners } from './join-owners.ts'
import { JoinOffer } from './join-offer.tsx'
import { JoinResult } from './join-result.tsx'
import { ownersQuery } from './owners-query.ts'

interface TypedOwnersOffersProps {
  readonly household: HouseholdResponse
  /** While somebody is added or changed: no offer is shown, and nothing is undone. */
  readonly isLocked: boolean
}

/** Offers once to make owners who were typed into homes one person each. */
export function TypedOwnersOffers({ household, isLocked }: TypedOwnersOffersProps) {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const { data: homes = [] } = useQuery(ownersQuery)
  const [declined, setDeclined] = useState(readDeclined)
  const refetch = () =>
    Promise.all([queryClient.invalidateQueries(ownersQuery), queryClient.invalidateQueries(calculationsQuery)])
  const joining = useMutation({
    mutationFn: (given: Joining) => joinOwners(given, support_email),
    onSettled: refetch,
  })
  const offers = findTypedOwners(homes, household.people).filter(({ key }) => !declined.includes(key))
  return (
    <>
      {joining.data ? (
        <JoinResult
          key={joining.data.person.id}
          joined={joining.data}
          household={household}
          isLocked={isLocked}
          onUndone={refetch}
        />
      ) : null}
      {joining.error ? (
        <Notice look="problem">
          {sentenceFor(joining.error, support_email)} What was not changed is offered again.
        </Notice>
      ) : null}
      {offers.length === 0 ? null : (
        <div className="stack page-text" hidden={isLocked}>
          {offers.map((typed) => (
            <JoinOffer
              key={typed.key}
              typed={typed}
              busy={joining.isPending && joining.variables.typed.key === typed.key}
              isLocked={joining.isPending}
              onJoin={(values) => joining.mutate({ household, typed, values })}
              onDecline={() => setDeclined(declineJoin(typed.key))}
            />
          ))}
        </div>
      )}
    </>
  )
}
