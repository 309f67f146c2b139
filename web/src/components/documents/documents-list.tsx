import type { Document, ListedDocument } from '@homeyield/contract/document'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api-client/call.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WithQuery } from '../with-query.tsx'
import { createLike } from './copy-document.tsx'
import { DeleteSentDialog } from './delete-sent-dialog.tsx'
import { documentName } from './document-words.ts'
import { documentsOf, DOCUMENTS_KEY } from './documents-query.ts'
import { ListedDocumentCard } from './listed-document-card.tsx'

/** The documents of a home, or of all homes together, newest first. */
export function DocumentsList({ calculationId }: { readonly calculationId: string | null }) {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const query = useQuery(documentsOf(calculationId))
  const [asked, setAsked] = useState<ListedDocument | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  const restoring = useMutation({ mutationFn: createLike, onSettled: refresh })
  const deletion = useMutation({
    mutationFn: async (listed: ListedDocument): Promise<Document | null> => {
      const params = { id: listed.id }
      // A draft can come back: it has neither a history nor a link.
      const draft = listed.state === 'draft' ? await call('readDocument', { params }) : null
      await call('deleteDocument', { params })
      return draft
    },
    onMutate: () => restoring.reset(),
    onSettled: refresh,
  })
  const problem = deletion.error ?? restoring.error
  const deleted = deletion.data
  return (
    <>
      {problem === null ? null : <Notice look="problem">{sentenceFor(problem, support_email)}</Notice>}
      {deletion.isSuccess && !restoring.isSuccess ? (
        <Notice>
          <span>{documentName(deletion.variables)} was deleted.</span>
          {deleted ? (
            <Button look="quiet" busy={restoring.isPending} onClick={() => restoring.mutate(deleted)}>
              Undo
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <WithQuery query={query} loading="Loading the documents" height="8rem">
        {(documents) =>
          documents.length === 0 ? (
            <p className="quiet">
              No document yet. The ones that you make above are listed here, as drafts and with when they were sent and
              opened.
            </p>
          ) : (
            <ul className={`stack tight`} aria-label="Documents">
              {documents.map((document) => (
                <li key={document.id}>
                  <ListedDocumentCard
                    document={document}
                    isDeleting={deletion.isPending && deletion.variables.id === document.id}
                    onChanged={() => void refresh()}
                    onDelete={() => (document.state === 'draft' ? deletion.mutate(document) : setAsked(document))}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </WithQuery>
      {asked === null ? null : (
        <DeleteSentDialog
          document={asked}
          onClose={() => setAsked(null)}
          onDelete={() => {
            setAsked(null)
            deletion.mutate(asked)
          }}
        />
      )}
    </>
  )
}
