import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@homeyield/database/connection'
import { mails } from '@homeyield/database/tables'
import type { Mail } from './mail.ts'

/** Keeps a mail that is to be sent, in the transaction that makes it necessary. */
export async function postMail(queries: Transaction | Database['db'], mail: Mail): Promise<void> {
  const { kind, accountId, to, data } = mail
  const message_id = `<${randomUUID()}@homeyield.test>`
  await queries.insert(mails).values({ kind, account_id: accountId, recipient: to, data, message_id })
}
