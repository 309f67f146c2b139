import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { documentsOf } from '../../components/documents/documents-query.ts'
import { setFlash } from '../../messages/flash.ts'
import { call } from '../../api-client/call.ts'
import { calculationsQuery } from '../../api-client/queries.ts'
import { RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'

interface DeleteDialogProps {
  readonly calculation: ListedCalculation
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export function DeleteDialog({ calculation, onClose, onDeleted }: DeleteDialogProps) {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const documents = useQuery(documentsOf(calculation.id))
  const deletion = useMutation({
    mutationFn: () => deleteCalculation(calculation.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries(calculationsQuery)
      setFlash({ kind: 'success', text: 'Calculation deleted' })
      onDeleted()
    },
  })
  const close = () => (deletion.isPending ? undefined : onClose())

  return (
    <Dialog
      alert
      title="Delete calculation"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>No</Button>
          <Button look="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
            {deletion.isPending ? 'Deleting' : 'Yes'}
          </Button>
        </>
      }
    >
      <p>Are you sure you want to delete this calculation?</p>
      <p>
        <strong>{calculation.property}</strong>
      </p>
      {documents.isPending || documents.data?.length === 0 ? null : (
        <p>Its documents, their history and the links that your clients have are deleted with it.</p>
      )}
      {deletion.error ? (
        <Notice look="problem">It was not deleted. {sentenceFor(deletion.error, support_email)}</Notice>
      ) : null}
    </Dialog>
  )
}

/** A 404 counts as deleted: another tab, or a first try whose response was lost, has deleted it. */
async function deleteCalculation(id: string): Promise<void> {
  try {
    await call('deleteCalculation', { params: { id } })
  } catch (problem) {
    if (!(problem instanceof RequestProblem && problem.status === 404)) throw problem
  }
}
