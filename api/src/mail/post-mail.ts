import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@homeyield/database/connection'
import { openMailStore } from './mail-store.ts'
import type { Mail } from './mail.ts'

/**
 * Keeps a mail that is to be sent and puts it into the queue, in the transaction that makes it necessary: it is sent once that
 * has happened, and only then. `sender` is the address that it will come from, whose domain names it. A mail whose `id` was
 * posted before is not posted again. Answers the mail's id.
 */
export async function postMail(
  queries: Transaction | Database['db'],
  mail: Mail,
  sender: string,
  id: string = randomUUID(),
): Promise<string> {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  await openMailStore({ db: queries }).post({ id, messageId: `<${id}@${domain}>`, mail })
  return id
}
