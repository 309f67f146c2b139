import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Asks to save before the assessment is sent. */
export function SaveFirstDialog({ onSave, onClose }: { onSave: () => void; onClose: () => void }) {
  return (
    <Dialog
      title="Save first?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="primary" onClick={onSave}>
            Save and continue
          </Button>
        </>
      }
    >
      <p>The assessment shows the saved calculation, and you have unsaved changes.</p>
    </Dialog>
  )
}
