import { DocumentView } from '../../components/documents/document-view.tsx'

/** A document of a saved home. */
export function DocumentScreen() {
  return <DocumentView />
}
