import { useQuery } from '@tanstack/react-query'
import { householdQuery } from '../../../api-client/queries.ts'
import { WithQuery } from '../../../components/with-query.tsx'
import { OwnedFrame } from '../owned-frame.tsx'
import { People } from './people.tsx'

/** The people, companies and trusts that own homes. */
export function OwnedPeopleScreen() {
  // Fetched anew: a save needs the newest version.
  const query = useQuery({ ...householdQuery, staleTime: 0 })
  return (
    <OwnedFrame page="ownedPeople">
      <WithQuery query={query} loading="Loading your people" height="16rem">
        {(household) => <People household={household} />}
      </WithQuery>
    </OwnedFrame>
  )
}
