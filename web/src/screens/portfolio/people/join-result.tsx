import type { HouseholdResponse } from '@homeyield/contract/household'
import { useMutation } from '@tanstack/react-query'
import { HomeLinks } from '../../../components/household/home-links.tsx'
import { streetOf } from '../../../components/sort-calculations.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { type Joined, undoJoin } from './join-owners.ts'
import styles from './people.module.css'

interface JoinResultProps {
  readonly joined: Joined
  readonly household: HouseholdResponse
  readonly onUndone: () => unknown
}

/** Which homes have the person now, which could not be changed, and Undo. */
export function JoinResult({ joined, household, onUndone }: JoinResultProps) {
  const { support_email } = useConfig()
  const undoing = useMutation({ mutationFn: () => undoJoin(joined, household), onSettled: onUndone })
  const { person, homes, refused } = joined
  const left = undoing.data
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.message}>
      <Notice>
        <div className="stack close">
          {left === undefined ? (
            <p>
              {homes.length === 0 ? (
                `${person.name} is in your household; no home was changed.`
              ) : (
                <>
                  {person.name} is one person in {homes.length === 1 ? 'one home' : `${homes.length} homes`} now:{' '}
                  <HomeLinks homes={homes} />.
                </>
              )}
            </p>
          ) : (
            <p>
              Undone.{' '}
              {left.length === 0 ? null : (
                <>
                  Changed since, and left as they are: <HomeLinks homes={left} />.
                </>
              )}
            </p>
          )}
          {refused.map(({ id, property, reason }) => (
            <p key={id}>
              {streetOf(property)} was not changed: {reason}
            </p>
          ))}
          {undoing.error ? <p>Not everything was undone. {sentenceFor(undoing.error, support_email)}</p> : null}
        </div>
        {left === undefined ? (
          <Button look="quiet" busy={undoing.isPending} onClick={() => undoing.mutate()}>
            Undo
          </Button>
        ) : null}
      </Notice>
    </div>
  )
}
