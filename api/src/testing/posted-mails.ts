import { setTimeout as sleep } from 'node:timers/promises'
import { POST_RESET } from '../accounts/password/reset-request-store.ts'
import type { Mail } from '../mail/mail.ts'
import type { TestServer } from './test-server.ts'

type Posting = Pick<TestServer, 'database'>

const TIMEOUT = 20_000

/** Waits until the worker has handled the reset requests so far; throws after a timeout. */
export async function postResets({ database }: Posting): Promise<void> {
  const waiting = 'select from graphile_worker.jobs where task_identifier = $1'
  const end = Date.now() + TIMEOUT
  while (((await database.pool.query(waiting, [POST_RESET])).rowCount ?? 0) > 0) {
    if (Date.now() > end) throw new Error('The queue still holds a forgotten password')
    await sleep(20)
  }
}

/** The mails posted to an address, oldest first. */
export async function postedMails(server: Posting, to: string): Promise<Mail[]> {
  await postResets(server)
  const { rows } = await server.database.pool.query<Mail>(
    `select kind, account_id as "accountId", recipient as "to", data from mails where recipient = $1 order by created_at`,
    [to],
  )
  return rows
}

/** The token of the last mail of a kind posted to an address. */
export async function postedToken(
  server: Posting,
  to: string,
  kind: 'welcome' | 'confirm_email' | 'reset_password',
): Promise<string> {
  const mail = (await postedMails(server, to)).findLast((one) => one.kind === kind)
  if (mail === undefined || !('token' in mail.data)) throw new Error(`No mail of the kind ${kind} was posted`)
  return mail.data.token
}
