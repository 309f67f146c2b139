import type { DocumentKind } from '@homeyield/domain/documents/document-kinds'
import { useQuery } from '@tanstack/react-query'
import { documentName } from '../../components/documents/document-words.ts'
import { documentsOf } from '../../components/documents/documents-query.ts'
import { documentPath } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'

interface OpenDraftProps {
  readonly calculationId: string
  readonly kind: DocumentKind
}

/** The newest draft of a kind that a saved home has, so that no second one is made unseen. */
export function OpenDraft({ calculationId, kind }: OpenDraftProps) {
  const { data = [] } = useQuery(documentsOf(calculationId))
  const draft = data.find((document) => document.kind === kind && document.state === 'draft')
  if (draft === undefined) return null
  return (
    <div className="stack begin tight">
      <p>It has a draft of this document.</p>
      <LinkButton to={documentPath(calculationId, draft.id)}>Open the draft: {documentName(draft)}</LinkButton>
    </div>
  )
}
