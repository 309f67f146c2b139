import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useMemo } from 'react'
import { countVerdicts, rankedHomes, resultsOf } from './ranked-homes.ts'
import type { Screening } from '@homeyield/contract/screening'
import { applyChanges, mergeChanges } from './list-changes.ts'
import type { ListSaver, ListState } from './list-saver.ts'

interface ListNoticesProps {
  readonly state: ListState
  readonly saver: ListSaver
}

/** Why a change is not stored, or what was stored elsewhere since. */
export function ListNotices({ state, saver }: ListNoticesProps) {
  const { support_email } = useConfig()
  const { failure, other, sent, waiting } = state
  if (other !== null) return <Conflict other={other} sent={sent} waiting={waiting} saver={saver} />
  if (failure === null) return null
  return (
    <Notice look="problem">
      <span>Your last change is not stored. {sentenceFor(failure, support_email)}</span>
      <Button look="quiet" onClick={() => void saver.save()}>
        Try again
      </Button>
    </Notice>
  )
}

interface ConflictProps extends Pick<ListState, 'sent' | 'waiting'> {
  readonly other: Screening
  readonly saver: ListSaver
}

function Conflict({ other, sent, waiting, saver }: ConflictProps) {
  const theirs = useMemo(() => resultWords(other, other), [other])
  const mine = useMemo(
    () => resultWords(applyChanges(other, mergeChanges(sent, waiting)), other),
    [other, sent, waiting],
  )
  return (
    <Dialog
      alert
      title="This list was changed elsewhere"
      onClose={() => saver.settle(false)}
      actions={
        <>
          <Button onClick={() => saver.settle(false)}>Use the other one</Button>
          <Button look="primary" onClick={() => saver.settle(true)}>
            Keep my changes
          </Button>
        </>
      }
    >
      <p>Another tab or device stored this list since you opened it.</p>
      <dl>
        <dt>The other one</dt>
        <dd>{theirs}</dd>
        <dt>With your changes</dt>
        <dd>{mine}</dd>
      </dl>
    </Dialog>
  )
}

function resultWords(shown: Screening, stored: Screening): string {
  const { passes, fails, unclear } = countVerdicts(rankedHomes(shown.homes, resultsOf(shown, stored)))
  return `${passes} pass, ${fails} fail, ${unclear} not clear.`
}
