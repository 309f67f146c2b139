import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks to save before an assessment is mailed, because what is mailed is what is saved. */
export function SaveFirstDialog({ onSave, onClose }: { onSave: () => void; onClose: () => void }) {
  return (
    <Dialog
      title="Save first?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="primary" onClick={onSave}>
            Save and go on
          </Button>
        </>
      }
    >
      <p>The assessment shows the calculation as it is saved, and there are changes that are not saved yet.</p>
    </Dialog>
  )
}
