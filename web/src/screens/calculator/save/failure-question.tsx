import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { discardDeleted, loadTheirs, overwriteTheirs, saveAsNew } from './answer-failure.ts'
import type { SaveContext, SaveFailure } from './save-now.ts'

interface FailureQuestionProps {
  readonly failure: Exclude<SaveFailure, { readonly kind: 'refusal' }>
  readonly context: SaveContext
  readonly onClose: () => void
}

/** What to do about a calculation that was changed or deleted elsewhere, or an address that has one already. */
export function FailureQuestion({ failure, context, onClose }: FailureQuestionProps) {
  const answer = (go: () => void) => () => {
    onClose()
    go()
  }
  switch (failure.kind) {
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

interface KnownAddressDialogProps {
  readonly onOpen: () => void
  readonly onAnother: () => void
  readonly onClose: () => void
}

function KnownAddressDialog({ onOpen, onAnother, onClose }: KnownAddressDialogProps) {
  return (
    <Dialog
      title="You have this address already"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button onClick={onOpen}>Open the saved one</Button>
          <Button look="primary" onClick={onAnother}>
            Save another
          </Button>
        </>
      }
    >
      <p>There is a saved calculation of this address. You can open it, or save this one beside it.</p>
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
