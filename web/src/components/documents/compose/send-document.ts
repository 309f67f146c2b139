import { call } from '../../../api-client/call.ts'

/** What became of sending a document to one address. */
export interface Sending {
  readonly to: string
  readonly failure: unknown
}

/** A send that is repeated has the key of its first try, so that it is mailed once. */
const keys = new Map<string, string>()

/** Mails a document to one address. */
export async function sendDocument(documentId: string, to: string): Promise<Sending> {
  const tried = `${documentId} ${to}`
  const key = keys.get(tried) ?? crypto.randomUUID()
  keys.set(tried, key)
  try {
    await call('sendDocument', { params: { id: documentId }, headers: { 'idempotency-key': key }, body: { to } })
    keys.delete(tried)
    return { to, failure: null }
  } catch (failure) {
    return { to, failure }
  }
}
