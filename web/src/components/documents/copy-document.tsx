import type { Document } from '@homeyield/contract/document'
import { DOCUMENT_FIELDS, type DocumentInputs } from '@homeyield/domain/documents/document-fields'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { pick } from '@homeyield/domain/records/pick'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api-client/call.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { documentPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What a copy takes over. */
type Copied = Pick<Document, 'kind' | 'calculation_id'> & DocumentInputs

interface CopyDocumentProps {
  readonly document: Copied
  readonly label?: string
  readonly onCopied?: () => void
}

/** A new draft with the words of a document, and today's figures. */
export function CopyDocument({ document, label = 'Make a copy', onCopied }: CopyDocumentProps) {
  const navigate = useNavigate()
  const { support_email } = useConfig()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createLike(document),
    onSuccess({ id, calculation_id }) {
      onCopied?.()
      void navigate(documentPath(calculation_id, id))
    },
  })
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      {error ? <Notice look="problem">{sentenceFor(error, support_email)}</Notice> : null}
    </>
  )
}

export function createLike(document: Copied): Promise<Document> {
  const { kind, calculation_id } = document
  return call('createDocument', { body: { ...pick(document, keysOf(DOCUMENT_FIELDS)), kind, calculation_id } })
}
