import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { Handlers } from '../server/handlers.ts'
import { notFound } from '../server/refusal.ts'
import { changeDocument } from './change-document.ts'
import { createDocument, type CreateDocumentDeps } from './create-document.ts'
import { openDocument, type OpenDocumentDeps } from './open-document.ts'
import { printBankPage } from './print-bank-page.ts'
import { presentDocument, presentListed } from './present-document.ts'
import { printDocument, type PrintDocumentDeps } from './print-document.ts'

type Served =
  | 'listDocuments'
  | 'createDocument'
  | 'readDocument'
  | 'changeDocument'
  | 'deleteDocument'
  | 'printDocument'
  | 'readBankPage'
  | 'readPortfolioBankPage'
  | 'openDocument'
  | 'closeDocument'

export interface DocumentDeps extends CreateDocumentDeps, OpenDocumentDeps, PrintDocumentDeps {
  /** Counts the drafts that an account makes and changes: each is worked out anew. */
  readonly drafts: AttemptCounter
}

export function documentRoutes(deps: DocumentDeps): Pick<Handlers, Served> {
  const { documents, drafts, now } = deps
  const [create, change, open, print, printForBank] = [
    createDocument(deps),
    changeDocument(deps),
    openDocument(deps),
    printDocument(deps),
    printBankPage(deps),
  ]
  return {
    listDocuments: async (viewer, { query }) =>
      (await documents.list(viewer.accountId, query.calculation_id)).map((one) => presentListed(one, now())),
    async createDocument(viewer, { body }) {
      await drafts.count(viewer.accountId)
      return create(viewer, body)
    },
    async readDocument(viewer, { params }) {
      const found = await documents.find(viewer.accountId, params.id)
      if (found === null) throw notFound()
      return presentDocument(found, now())
    },
    async changeDocument(viewer, { params, body }) {
      await drafts.count(viewer.accountId)
      return change(viewer, params, body)
    },
    async deleteDocument(viewer, { params }) {
      if (!(await documents.remove(viewer.accountId, params.id))) throw notFound()
    },
    printDocument: (viewer, { params }) => print(viewer, params),
    readBankPage: (viewer, { params }) => printForBank(viewer, params.id),
    readPortfolioBankPage: (viewer) => printForBank(viewer, null),
    openDocument: (viewer, { params, body }) => open(viewer, params, body),
    async closeDocument(viewer, { params }) {
      const closed = await documents.close(viewer.accountId, params.id, new Date(now()))
      if (closed === null) throw notFound()
      return presentDocument(closed, now())
    },
  }
}
