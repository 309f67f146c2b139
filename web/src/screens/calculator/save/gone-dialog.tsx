import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface GoneDialogProps {
  readonly onNew: () => void
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** A calculation that was deleted elsewhere while it was changed here: what was entered need not go with it. */
export function GoneDialog({ onNew, onDiscard, onClose }: GoneDialogProps) {
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
