import { DocumentView } from '../../../components/documents/document-view.tsx'

/** A document of all owned homes together. */
export function OwnedDocumentScreen() {
  return <DocumentView />
}
