import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Why a calculation was not saved. Source: specification section 8, "Save error". */
export function SaveProblemDialog({ text, onClose }: { text: string; onClose: () => void }) {
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
