import { documentSchema } from '@homeyield/contract/document'
import { DOCUMENT_FIELDS, type DocumentInputs } from '@homeyield/domain/documents/document-fields'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { storedJson, storedKeys, storedText } from '../../../storage/stored-item.ts'
import { lastAccount } from '../../../session/last-account.ts'

export type DocumentChanges = Partial<DocumentInputs>

const PREFIX = 'homeyield.document.'

/** What was typed in a document and is not saved yet, of the account that is signed in; null for nothing. */
export function readStoredChanges(id: string): DocumentChanges | null {
  const found = storedChanges(id).read()
  return found !== null && found.owner === lastAccount() ? found.changes : null
}

export function storeChanges(id: string, changes: DocumentChanges): void {
  const owner = lastAccount()
  if (Object.keys(changes).length === 0 || owner === null) storedChanges(id).remove()
  else storedChanges(id).write({ owner, changes })
}

/** For an account that is deleted. */
export function forgetStoredChanges(): void {
  for (const key of storedKeys('browser', PREFIX)) storedText('browser', key).remove()
}

function storedChanges(id: string) {
  return storedJson('browser', PREFIX + id, (stored) => {
    const { owner, changes } = recordOrEmpty(stored)
    return typeof owner === 'string' ? { owner, changes: readChanges(changes) } : null
  })
}

/** Of fields that are still there, the values of the right type. */
function readChanges(stored: unknown): DocumentChanges {
  const given = recordOrEmpty(stored)
  const shape = documentSchema.shape
  return Object.assign(
    {},
    ...keysOf(DOCUMENT_FIELDS).map((name) => {
      const read = shape[name].safeParse(given[name])
      return name in given && read.success ? { [name]: read.data } : {}
    }),
  )
}
