import { useQuery } from '@tanstack/react-query'
import { householdQuery } from '../../../api-client/queries.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OwnedScreen } from '../owned-screen.tsx'
import { People } from './people.tsx'

/** The people, companies and trusts that own homes. */
export function OwnedPeopleScreen() {
  return (
    <OwnedScreen page="ownedPeople">
      <LoadedPeople />
    </OwnedScreen>
  )
}

function LoadedPeople() {
  const { support_email } = useConfig()
  // Fetched anew: a save needs the newest version.
  const { data, error, isFetching, refetch } = useQuery({ ...householdQuery, staleTime: 0 })
  if (data) return <People household={data} />
  if (error) {
    return (
      <Notice look="problem">
        {sentenceFor(error, support_email)}
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <div aria-busy="true" aria-label="Loading your people" role="status">
      <Skeleton height="16rem" />
    </div>
  )
}
