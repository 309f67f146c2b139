import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <Dialog
      title="Leave without saving?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>Leave without saving</Button>
          <Button look="primary" onClick={onStay}>
            Stay here
          </Button>
        </>
      }
    >
      <p>Your changes to this calculation have not been saved.</p>
    </Dialog>
  )
}
