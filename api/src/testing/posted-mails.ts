import type { Mail } from '../mail/mail.ts'
import type { TestServer } from './test-server.ts'

/** The mails that were posted to an address, oldest first. */
export async function postedMails(server: Pick<TestServer, 'database'>, to: string): Promise<Mail[]> {
  const { rows } = await server.database.pool.query<Mail>(
    `select kind, account_id as "accountId", recipient as "to", data from mails where recipient = $1 order by created_at`,
    [to],
  )
  return rows
}

/** The token of the last mail of a kind that was posted to an address. */
export async function postedToken(
  server: Pick<TestServer, 'database'>,
  to: string,
  kind: 'welcome' | 'confirm_email' | 'reset_password',
): Promise<string> {
  const mail = (await postedMails(server, to)).findLast((one) => one.kind === kind)
  if (mail === undefined || !('token' in mail.data)) throw new Error(`No mail of the kind ${kind} was posted`)
  return mail.data.token
}
