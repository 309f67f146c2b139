import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { discardDeleted, loadTheirs, overwriteTheirs, saveAsNew } from './save-actions.ts'
import type { SaveContext, SaveFailure } from './save-actions.ts'

interface SaveFailureDialogProps {
  readonly failure: SaveFailure
  readonly context: SaveContext
  readonly onClose: () => void
}

export function SaveFailureDialog({ failure, context, onClose }: SaveFailureDialogProps) {
  const { support_email } = useConfig()
  const closing =
    <Given extends unknown[]>(go: (context: SaveContext, ...given: Given) => void, ...given: Given) =>
    () => {
      onClose()
      go(context, ...given)
    }
  switch (failure.kind) {
    case 'refusal': {
      const { problem } = failure
      const text = typeof problem === 'string' ? problem : sentenceFor(problem, support_email)
      return <SaveProblemDialog text={text} onClose={onClose} />
    }
    case 'gone':
      return <GoneDialog onNew={closing(saveAsNew)} onDiscard={closing(discardDeleted)} onClose={onClose} />
    case 'conflict':
      return (
        <ConflictDialog
          onMine={closing(overwriteTheirs, failure.theirs)}
          onTheirs={closing(loadTheirs, failure.theirs)}
          onClose={onClose}
        />
      )
  }
}

interface ConflictDialogProps {
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

function ConflictDialog({ onMine, onTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      title="Changed elsewhere"
      alert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button onClick={onTheirs}>Load the other version</Button>
          <Button look="primary" onClick={onMine}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>This calculation was changed in another window or on another device since you opened it here.</p>
      <p>You can put your version in its place, or load the other one and lose the changes you made here.</p>
    </Dialog>
  )
}

interface GoneDialogProps {
  readonly onNew: () => void
  readonly onDiscard: () => void
  readonly onClose: () => void
}

function GoneDialog({ onNew, onDiscard, onClose }: GoneDialogProps) {
  return (
    <Dialog
      title="Deleted elsewhere"
      alert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button onClick={onDiscard}>Discard</Button>
          <Button look="primary" onClick={onNew}>
            Save as new
          </Button>
        </>
      }
    >
      <p>This calculation was deleted in another window or on another device. Everything you entered is still here.</p>
    </Dialog>
  )
}

/** Source: specification section 8, "Save error". */
function SaveProblemDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog
      title="Not saved"
      alert
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>{text}</p>
      <p>Everything you entered is still here.</p>
    </Dialog>
  )
}
