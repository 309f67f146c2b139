import type { FileResponse } from '@homeyield/contract/endpoint'
import { DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { PrintDocument } from '../pdf/print-document.ts'
import type { Viewer } from '../server/viewer.ts'
import type { ComposeContent } from './compose-content.ts'
import { checkKind } from './permitted-inputs.ts'

export interface PrintBankPageDeps {
  readonly compose: ComposeContent
  readonly pages: AttemptCounter
  readonly print: PrintDocument
}

/**
 * Prints what a bank asks about a calculation, or about all owned homes where its id is null, as the document for a bank that
 * is not stored. Throws the refusals of an account without Premium, of another's calculation, and of an account that owns
 * nothing.
 */
export function printBankPage({ compose, pages, print }: PrintBankPageDeps) {
  return async (viewer: Viewer, calculation_id: string | null): Promise<FileResponse> => {
    checkKind(viewer, 'bank')
    // First: a refused call works nothing out.
    await pages.count(viewer.accountId)
    const inputs = completeFields(DOCUMENT_FIELDS, {}, {})
    return print(await compose(viewer, { kind: 'bank', calculation_id, inputs }))
  }
}
