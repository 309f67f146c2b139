import type { ListedScreening } from '@homeyield/contract/screening'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isUnreachable } from '../../api-client/request-problem.ts'
import { WithQuery } from '../../components/with-query.tsx'
import { screenPath } from '../../paths.ts'
import { dateText } from '../../ui/date-text.ts'
import { screeningsQuery } from './screening-query.ts'
import { readLastOpened } from './stored-list.ts'

/** The lists that are stored, the one changed last first; without a connection the one that was opened last. */
export function StoredLists() {
  const query = useQuery(screeningsQuery)
  const opened = query.data === undefined && isUnreachable(query.error) ? readLastOpened() : null
  return (
    <section className="stack" aria-labelledby="lists">
      <h2 id="lists">Your lists</h2>
      {opened === null ? (
        <WithQuery query={query} loading="Loading your lists" height="6rem">
          {(lists: readonly ListedScreening[]) => <Lists lists={lists} />}
        </WithQuery>
      ) : (
        <>
          <p>We could not reach our server. The list that you opened last is on this device.</p>
          <Lists lists={[opened]} />
        </>
      )}
    </section>
  )
}

function Lists({ lists }: { readonly lists: readonly ListedScreening[] }) {
  if (lists.length === 0)
    return <p>None yet. Paste homes above and rank them: the list is stored here, to be opened and ranked again.</p>
  return (
    <ul>
      {lists.map(({ id, name, number_of_homes, updated_at }) => (
        <li className="row beside between line-below" key={id}>
          <Link className="touch-link breaks" to={screenPath(id)}>
            {name}
          </Link>
          <span className="quiet">
            {number_of_homes === 1 ? '1 home' : `${number_of_homes} homes`}, {dateText(updated_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}
