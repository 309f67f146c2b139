import { Logger, runOnce } from 'graphile-worker'
import { openAccountWork } from '../accounts/account-work.ts'
import { postReset } from '../accounts/post-reset.ts'
import { POST_RESET } from '../accounts/reset-request-store.ts'
import type { Mail } from '../mail/mail.ts'
import { QUEUE_SCHEMA } from '../mail/migrate-queue.ts'
import type { TestServer } from './test-server.ts'

type Posting = Pick<TestServer, 'database' | 'now'>

/** Does what a worker would about the passwords that were forgotten so far: the tests' servers have none. */
export async function postResets({ database, now }: Posting): Promise<void> {
  await runOnce({
    pgPool: database.pool,
    schema: QUEUE_SCHEMA,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: { [POST_RESET]: postReset({ transact: openAccountWork(database, 'us@homeyield.test'), now }) },
  })
}

/** The mails that were posted to an address, oldest first. */
export async function postedMails(server: Posting, to: string): Promise<Mail[]> {
  await postResets(server)
  const { rows } = await server.database.pool.query<Mail>(
    `select kind, account_id as "accountId", recipient as "to", data from mails where recipient = $1 order by created_at`,
    [to],
  )
  return rows
}

/** The token of the last mail of a kind that was posted to an address. */
export async function postedToken(
  server: Posting,
  to: string,
  kind: 'welcome' | 'confirm_email' | 'reset_password',
): Promise<string> {
  const mail = (await postedMails(server, to)).findLast((one) => one.kind === kind)
  if (mail === undefined || !('token' in mail.data)) throw new Error(`No mail of the kind ${kind} was posted`)
  return mail.data.token
}
