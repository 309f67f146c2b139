import { lazyPart } from '../../../components/lazy-part.tsx'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { discardDeleted, loadTheirs, overwriteTheirs, saveAsNew } from './answer-failure.ts'
import type { SaveContext, SaveFailure } from './save-now.ts'

const ConflictDialog = lazyPart(async () => (await import('./conflict-dialogs.tsx')).ConflictDialog)
const KnownAddressDialog = lazyPart(async () => (await import('./conflict-dialogs.tsx')).KnownAddressDialog)
const GoneDialog = lazyPart(async () => (await import('./conflict-dialogs.tsx')).GoneDialog)

interface SaveFailureDialogProps {
  readonly failure: SaveFailure
  readonly context: SaveContext
  readonly onClose: () => void
}

export function SaveFailureDialog({ failure, context, onClose }: SaveFailureDialogProps) {
  const { support_email } = useConfig()
  const answer = (go: () => void) => () => {
    onClose()
    go()
  }
  switch (failure.kind) {
    case 'refusal': {
      const { problem } = failure
      const text = typeof problem === 'string' ? problem : sentenceFor(problem, support_email)
      return <SaveProblemDialog text={text} onClose={onClose} />
    }
    case 'gone':
      return (
        <GoneDialog
          onNew={answer(() => saveAsNew(context))}
          onDiscard={answer(() => discardDeleted(context))}
          onClose={onClose}
        />
      )
    case 'known':
      return (
        <KnownAddressDialog
          onOpen={answer(() => failure.onChoice('open'))}
          onAnother={answer(() => failure.onChoice('another'))}
          onClose={answer(() => failure.onChoice('neither'))}
        />
      )
    case 'conflict':
      return (
        <ConflictDialog
          onMine={answer(() => overwriteTheirs(context, failure.theirs))}
          onTheirs={answer(() => loadTheirs(context, failure.theirs))}
          onClose={onClose}
        />
      )
  }
}

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
