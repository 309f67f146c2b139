import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { useScenarioActions } from './use-scenario-actions.ts'

interface OutcomeProps {
  readonly actions: ReturnType<typeof useScenarioActions>
  readonly version: number
}

/** Undo for the last action, or why it failed. */
export function Outcome({ actions, version }: OutcomeProps) {
  const { support_email } = useConfig()
  const { failure, undo } = actions
  if (failure !== null && 'theirs' in failure) {
    return (
      <Notice look="problem">
        <span>Not saved: this calculation was changed in another window or on another device.</span>
        <Button look="quiet" onClick={() => actions.loadTheirs(failure.theirs)}>
          Load the other version
        </Button>
      </Notice>
    )
  }
  if (failure !== null) {
    return <Notice look="problem">Not saved. {sentenceFor(failure.problem, support_email)} Nothing is lost.</Notice>
  }
  if (undo?.version !== version) return null
  return (
    <Notice>
      <span>{undo.text}</span>
      <Button look="quiet" busy={actions.busy} onClick={() => void actions.undoLast()}>
        Undo
      </Button>
    </Notice>
  )
}
