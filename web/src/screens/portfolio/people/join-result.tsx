import type { HouseholdResponse } from '@homeyield/contract/household'
import { streetOf } from '@homeyield/domain/property/street-of'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { HomeLinks } from '../../../components/household/home-links.tsx'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { type Joined, type Undone, undoJoin } from './join-owners.ts'
import styles from './people.module.css'

interface JoinResultProps {
  readonly joined: Joined
  readonly household: HouseholdResponse
  /** While somebody is added or changed. */
  readonly isLocked: boolean
  readonly onUndone: () => unknown
}

/** Which homes have the person now, which could not be changed, and Undo. */
export function JoinResult({ joined, household, isLocked, onUndone }: JoinResultProps) {
  const { support_email } = useConfig()
  const { person, refused } = joined
  const [undone, setUndone] = useState<Undone | null>(null)
  const { homes, left, problem } = undone ?? { homes: joined.homes, left: [], problem: null }
  const isUndone = undone !== null && problem === null
  const undoing = useMutation({
    mutationFn: () => undoJoin(joined, { homes, left }, household),
    onSuccess: setUndone,
    onSettled: onUndone,
  })
  // What is typed keeps the focus.
  const [takesFocus] = useState(!isLocked)
  return (
    <div ref={takesFocus ? takeFocus : null} tabIndex={-1} className={styles.message}>
      <Notice>
        <div className="stack close">
          {isUndone ? null : (
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
          )}
          {isUndone || left.length > 0 ? (
            <p>
              {isUndone ? 'Undone. ' : null}
              {left.length === 0 ? null : (
                <>
                  Changed since, and left as they are: <HomeLinks homes={left} />.
                </>
              )}
            </p>
          ) : null}
          {refused.map(({ id, property, reason }) => (
            <p key={id}>
              {streetOf(property)} was not changed: {reason}
            </p>
          ))}
          {problem === null ? null : <p>Not everything was undone. {sentenceFor(problem, support_email)}</p>}
        </div>
        {isUndone || isLocked ? null : (
          <Button look="quiet" busy={undoing.isPending} onClick={() => undoing.mutate()}>
            Undo
          </Button>
        )}
      </Notice>
    </div>
  )
}
