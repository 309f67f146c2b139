import type { Screening } from '@homeyield/contract/screening'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isUnreachable } from '../../../api-client/request-problem.ts'
import { WithQuery } from '../../../components/with-query.tsx'
import { paths } from '../../../paths.ts'
import { momentText } from '../../../ui/moment-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { screeningQuery } from '../screening-query.ts'
import { completeStored } from '../read-on-device.ts'
import { readOpened, readWaiting, type StoredList, storeOpened, WAITING } from '../stored-list.ts'
import { OpenedList } from './opened-list.tsx'
import { WaitingList } from './waiting-list.tsx'

/** A list of homes with its terms, questions and ranks. */
export function HomesList({ id }: { readonly id: string }) {
  if (id === WAITING) return <WaitingScreen />
  return <StoredScreen key={id} id={id} />
}

function StoredScreen({ id }: { readonly id: string }) {
  const query = useQuery(screeningQuery(id))
  const { data, error } = query
  const { mutate: store, data: isStored = true } = useMutation({
    mutationFn: async (screening: Screening) => storeOpened(screening),
  })
  useEffect(() => {
    if (data !== undefined) store(data)
  }, [data, store])
  const stored = data === undefined && isUnreachable(error) ? readOpened(id) : null
  return (
    <Screen heading={data?.name ?? stored?.screening.name ?? 'A list of homes'} width="full">
      <BackLink />
      {isStored ? null : <Notice>This browser has no room to store the list for use without a connection.</Notice>}
      {stored === null ? (
        <WithQuery query={query} loading="Loading the list" height="24rem">
          {(screening: Screening) => <OpenedList screening={screening} />}
        </WithQuery>
      ) : (
        <WithStored stored={stored}>
          {({ at, screening }) => (
            <>
              <Notice>We could not reach our server. This is the list as of {momentText(new Date(at))}.</Notice>
              <OpenedList screening={screening} />
            </>
          )}
        </WithStored>
      )}
    </Screen>
  )
}

function WaitingScreen() {
  const [waiting] = useState(readWaiting)
  return (
    <Screen heading="A list that is not stored yet" width="full">
      <BackLink />
      {waiting === null ? (
        <p>There is no list on this device.</p>
      ) : (
        <WithStored stored={waiting}>{({ screening }) => <WaitingList screening={screening} />}</WithStored>
      )}
    </Screen>
  )
}

interface WithStoredProps {
  readonly stored: StoredList
  readonly children: (whole: StoredList) => ReactNode
}

/** A list on this device, with its results. */
function WithStored({ stored, children }: WithStoredProps) {
  const query = useQuery({
    queryKey: ['stored-list', stored.screening.id, stored.at],
    queryFn: () => completeStored(stored),
    staleTime: Infinity,
  })
  return (
    <WithQuery query={query} loading="Loading the list" height="24rem">
      {children}
    </WithQuery>
  )
}

function BackLink() {
  return (
    <p className="no-print">
      <Link to={paths.screen}>Rank another list</Link>
    </p>
  )
}
