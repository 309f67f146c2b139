import type { ListedDocument } from '@homeyield/contract/document'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { documentName } from './document-words.ts'

interface DeleteSentDialogProps {
  readonly document: ListedDocument
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** What was sent cannot come back, so this asks. */
export function DeleteSentDialog({ document, onClose, onDelete }: DeleteSentDialogProps) {
  return (
    <Dialog
      title="Delete this document?"
      alert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        {documentName(document)}: its link opens nothing any more, and its history goes. Emails already sent stay with
        those who have them.
      </p>
    </Dialog>
  )
}
