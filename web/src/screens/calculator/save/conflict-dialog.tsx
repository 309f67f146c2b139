import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface ConflictDialogProps {
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** A calculation that was changed elsewhere since it was opened: the person chooses, nothing is lost silently. */
export function ConflictDialog({ onMine, onTheirs, onClose }: ConflictDialogProps) {
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
