import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api-client/call.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { setFlash } from '../../../messages/flash.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { screeningQuery, screeningsQuery } from '../screening-query.ts'
import { forgetOpened } from '../stored-list.ts'

interface UndoListProps {
  readonly id: string
  /** Homes that were saved from it. */
  readonly saved: number
}

/** Deletes the list, and on wish what was saved from it and not changed since. */
export function UndoList({ id, saved }: UndoListProps) {
  const { support_email } = useConfig()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const deleting = useMutation({
    mutationFn: (calculations: 'keep' | 'delete') =>
      call('deleteScreening', { params: { id }, query: { calculations } }),
    onSuccess: ({ deleted_calculations: deleted }) => {
      forgetOpened(id)
      setFlash({ kind: 'success', text: deletedText(saved, deleted) })
      void navigate(paths.screen)
      queryClient.removeQueries(screeningQuery(id))
      void queryClient.invalidateQueries(screeningsQuery)
      void queryClient.invalidateQueries(calculationsQuery)
    },
  })
  const calculations = saved === 1 ? 'the calculation' : `the ${saved} calculations`
  return (
    <>
      <div className="row no-print">
        <Button look="quiet" onClick={() => setOpen(true)}>
          {saved === 0 ? 'Delete this list' : 'Undo this list'}
        </Button>
      </div>
      {isOpen ? (
        <Dialog
          alert
          title={saved === 0 ? 'Delete this list?' : 'Undo this list?'}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              {saved === 0 ? null : (
                <Button busy={deleting.isPending} onClick={() => deleting.mutate('keep')}>
                  Delete only the list
                </Button>
              )}
              <Button
                look="danger"
                busy={deleting.isPending}
                onClick={() => deleting.mutate(saved === 0 ? 'keep' : 'delete')}
              >
                {saved === 0 ? 'Delete the list' : `Delete the list and ${calculations}`}
              </Button>
            </>
          }
        >
          <p>
            {saved === 0
              ? 'The list and its results are deleted.'
              : `The list is deleted, and ${calculations} that you saved from it. A calculation that you changed since, or whose document you sent, stays.`}
          </p>
          {deleting.error === null ? null : (
            <Notice look="problem">{sentenceFor(deleting.error, support_email)}</Notice>
          )}
        </Dialog>
      ) : null}
    </>
  )
}

function deletedText(saved: number, deleted: number): string {
  if (saved === 0) return 'The list was deleted.'
  const calculations = deleted === 1 ? '1 calculation' : `${deleted} calculations`
  const left = saved - deleted
  const rest = left === 0 ? '' : left === 1 ? ' 1 stays.' : ` ${left} stay.`
  return `The list was deleted, and ${calculations} of ${saved} saved from it.${rest}`
}
