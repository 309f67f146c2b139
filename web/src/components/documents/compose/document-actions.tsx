import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useDraft, useDraftSaver } from './draft-context.ts'

/** The document as PDF, and on paper. */
export function DocumentActions() {
  const { document, unsaved } = useDraft()
  const { save } = useDraftSaver()
  const { support_email } = useConfig()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // The server makes it of what is saved.
      if (unsaved.length > 0) await save()
      return call('printDocument', { params: { id: document.id } })
    },
    onSuccess: ({ name, bytes }) => download(name, 'application/pdf', new Blob([bytes], { type: 'application/pdf' })),
  })
  return (
    <div className="row">
      <Button busy={isPending} onClick={() => mutate()}>
        Download as PDF
      </Button>
      <Button onClick={() => window.print()}>Print</Button>
      {error ? <Notice look="problem">{sentenceFor(error, support_email)}</Notice> : null}
    </div>
  )
}
