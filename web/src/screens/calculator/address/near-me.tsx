import type { Area } from '@homeyield/contract/area'
import type { CallResult } from '@homeyield/contract/endpoint'
import type { Endpoints } from '@homeyield/contract/endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { isUnreachable, RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { readStoredRents } from '../../../session/stored-rents.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { AddressChoice } from './choose-address.ts'
import styles from './address.module.css'
import { nearestStoredArea } from './find-stored-areas.ts'
import { readPosition } from './read-position.ts'

export interface NearMeProps {
  readonly choose: (choice: AddressChoice) => void
  readonly onClose: () => void
}

/** Offers the addresses around the person, after saying what is done with the position. */
export function NearMe({ choose, onClose }: NearMeProps) {
  const { support_email, address_source } = useConfig()
  const listsAddresses = address_source === 'homeyield'
  const near = useMutation({ mutationFn: findNear })
  const chooseAndClose = (choice: AddressChoice) => {
    choose(choice)
    onClose()
  }
  const { addresses = [], area = null, offline = false } = near.data ?? {}
  return (
    <Notice>
      <div className="stack tight">
        {near.data === undefined ? (
          <p>
            Your position is sent once, to find{' '}
            {listsAddresses ? 'the addresses within 200 m and the suburb' : 'the suburb'}. It is not stored, and nobody
            else gets it.
          </p>
        ) : (
          <p>{offline ? NEAREST_STORED : describeNear(addresses.length, area?.suburb ?? null, listsAddresses)}</p>
        )}
        {near.error ? <p>{describeProblem(near.error, support_email)}</p> : null}
        {addresses.length > 0 ? (
          <ul className={`stack close ${styles.nearest}`}>
            {addresses.map(({ id, address, sample }) => (
              <li key={id}>
                <Button onClick={() => chooseAndClose({ id })}>
                  {address}
                  {sample ? ' (sample)' : ''}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="row">
          {near.data === undefined ? (
            <Button look="primary" busy={near.isPending} onClick={() => near.mutate()}>
              {near.isPending ? 'Finding your position…' : 'Use my position'}
            </Button>
          ) : null}
          {area ? (
            <Button onClick={() => chooseAndClose({ area, street: () => '' })}>Only the suburb: {area.suburb}</Button>
          ) : null}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Notice>
  )
}

interface Near extends Pick<CallResult<Endpoints['findNear']>, 'addresses' | 'area'> {
  /** Whether the area is the nearest of those stored on this device. */
  readonly offline: boolean
}

async function findNear(): Promise<Near> {
  const position = await readPosition()
  try {
    return { ...(await call('findNear', { body: position })), offline: false }
  } catch (problem) {
    const area = isUnreachable(problem) ? await findNearestStored(position) : null
    if (area === null) throw problem
    return { addresses: [], area, offline: true }
  }
}

async function findNearestStored(position: { latitude: number; longitude: number }): Promise<Area | null> {
  return nearestStoredArea((await readStoredRents())?.areas ?? [], position)
}

const NEAREST_STORED = 'You are offline, so addresses cannot be looked up. The suburb nearest to you:'

function describeNear(found: number, area: string | null, listsAddresses: boolean): string {
  if (found > 0) return 'The nearest addresses:'
  if (area !== null && !listsAddresses) return 'Your suburb was found. To find your address, type it in the search.'
  if (area !== null) return 'No address is known within 200 m of you.'
  return 'You do not seem to be in New Zealand: no address or suburb is near you. Type the address instead.'
}

function describeProblem(error: Error, supportEmail: string): string {
  return error instanceof RequestProblem ? sentenceFor(error, supportEmail) : error.message
}
