import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
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
  if (other !== null) {
    const mine = applyChanges(other, mergeChanges(sent, waiting))
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
          <dd>{resultWords(other, other)}</dd>
          <dt>With your changes</dt>
          <dd>{resultWords(mine, other)}</dd>
        </dl>
      </Dialog>
    )
  }
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

function resultWords(shown: Screening, stored: Screening): string {
  const { passes, fails, unclear } = countVerdicts(rankedHomes(shown.homes, resultsOf(shown, stored)))
  return `${passes} pass, ${fails} fail, ${unclear} cannot be told.`
}
