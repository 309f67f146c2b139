import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { WithAccount } from '../../session/with-account.tsx'
import { documentsPath } from '../../paths.ts'
import { WithQuery } from '../with-query.tsx'
import { DocumentComposer } from './compose/document-composer.tsx'
import { KIND_WORDS } from './document-words.ts'
import { documentQuery } from './documents-query.ts'
import styles from './document-view.module.css'

/** The document at this address: of a home, or of all homes together. */
export function DocumentView() {
  const { documentId = '' } = useParams()
  const query = useQuery(documentQuery(documentId))
  return (
    <div className={`stack centre ${styles.view}`}>
      <WithQuery query={query} loading="Loading the document" height="32rem">
        {(document) => (
          <>
            <div className="stack close no-print">
              <Link className="touch-link" to={documentsPath(document.calculation_id)}>
                All documents of {document.calculation_id === null ? 'your homes' : 'this home'}
              </Link>
              <h1 className="larger">{KIND_WORDS[document.kind].name}</h1>
              <p className="quiet">{document.content.address}</p>
            </div>
            <WithAccount height="24rem">
              {(account) => <DocumentComposer key={document.id} document={document} account={account} />}
            </WithAccount>
          </>
        )}
      </WithQuery>
    </div>
  )
}
