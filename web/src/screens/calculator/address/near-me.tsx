import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { AddressChoice } from './choose-address.ts'
import styles from './address.module.css'
import { readPosition } from './read-position.ts'

interface NearMeProps {
  readonly choose: (choice: AddressChoice) => void
  readonly onClose: () => void
}

/** Offers the addresses around the person, after saying what is done with the position. */
export function NearMe({ choose, onClose }: NearMeProps) {
  const { support_email } = useConfig()
  const near = useMutation({ mutationFn: async () => call('findNear', { body: await readPosition() }) })
  const chooseAndClose = (choice: AddressChoice) => {
    choose(choice)
    onClose()
  }
  const { addresses = [], area = null } = near.data ?? {}
  return (
    <Notice>
      <div className={styles.near}>
        {near.data === undefined ? (
          <p>
            Your position is sent once, to find the addresses within 200 m and the suburb. It is not stored, and nobody
            else gets it.
          </p>
        ) : (
          <p>{describeNear(addresses.length, area?.name ?? null)}</p>
        )}
        {near.error ? <p>{describeProblem(near.error, support_email)}</p> : null}
        {addresses.length > 0 ? (
          <ul className={styles.nearest}>
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
        <div className={styles.nearActions}>
          {near.data === undefined ? (
            <Button look="primary" busy={near.isPending} onClick={() => near.mutate()}>
              {near.isPending ? 'Finding your position…' : 'Use my position'}
            </Button>
          ) : null}
          {area ? (
            <Button onClick={() => chooseAndClose({ area, street: () => '' })}>Only the suburb: {area.name}</Button>
          ) : null}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Notice>
  )
}

function describeNear(found: number, area: string | null): string {
  if (found > 0) return 'The nearest addresses:'
  if (area !== null) return 'No address is known within 200 m of you.'
  return 'You do not seem to be in New Zealand: there is no address within 200 m of you, and no suburb. Type the address instead.'
}

function describeProblem(error: Error, supportEmail: string): string {
  return error instanceof RequestProblem ? sentenceFor(error, supportEmail) : error.message
}
