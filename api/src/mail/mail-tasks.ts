import * as z from 'zod/mini'
import type { Database } from '@homeyield/database/connection'
import type { QueueLog } from '../queue/queue-logger.ts'
import type { QueueTask } from '../queue/queue-task.ts'
import { openMailStore, SEND_MAIL } from './mail-store.ts'
import { sendMail, type SendMailDeps } from './send-mail.ts'

const ofMail = z.object({ mail: z.string() })

const CLEAR_UP = 'forget_old_mails'
// Between three and four in the morning in New Zealand.
const NIGHTLY = '10 15 * * *'

/** Without a gateway, mails wait in the queue. */
export interface MailTaskDeps extends Pick<SendMailDeps, 'branding' | 'enclose' | 'now'> {
  readonly database: Database
  readonly gateway: SendMailDeps['gateway'] | null
  readonly log: QueueLog
}

export function mailTasks({ database, gateway, log, now, ...deps }: MailTaskDeps): QueueTask[] {
  const clearUp = () => forgetOld(database, now())
  const cleaning: QueueTask = { name: CLEAR_UP, work: clearUp, schedule: NIGHTLY }
  if (gateway === null) return [cleaning]
  const send = sendMail({ ...deps, mails: openMailStore(database), gateway, now })
  const sending: QueueTask = {
    name: SEND_MAIL,
    async work(payload, signal) {
      const { mail } = ofMail.parse(payload)
      const problem = await send(mail, signal)
      if (problem !== undefined) log.warn(`The mail ${mail} was given up: ${problem}`)
    },
  }
  return [sending, cleaning]
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** Deletes recipients after thirty days, and expired tokens, as in the privacy policy. `now` in ms since 1970. */
export async function forgetOld(database: Database, now: number): Promise<void> {
  const before = new Date(now - THIRTY_DAYS)
  await openMailStore(database).forgetOld(before, new Date(now))
}
