import type { Database } from '@homeyield/database/connection'
import type { Settings } from '../config/settings.ts'
import { openSmtpGateway } from '../gateways/smtp-gateway.ts'
import type { QueueLog } from '../queue/queue-logger.ts'
import type { QueueTask } from '../queue/queue-task.ts'
import { openEnclosing } from '../rental-assessments/open-enclosing.ts'
import { forgetOld } from './forget-old.ts'
import { openMailStore, SEND_MAIL } from './mail-store.ts'
import { sendMail } from './send-mail.ts'

const CLEAR_UP = 'forget_old_mails'
// Between three and four in the morning in New Zealand.
const NIGHTLY = '10 15 * * *'

/** What sending mails takes. `url` is where the server listens; `now` answers milliseconds since 1970. */
export interface MailTaskDeps {
  readonly database: Database
  readonly settings: Settings
  readonly url: string
  readonly log: QueueLog
  readonly now: () => number
}

/** What the queue does for mails. Where no mail server is named it sends none, and they wait. */
export function mailTasks({ database, settings, url, log, now }: MailTaskDeps): QueueTask[] {
  const mails = openMailStore(database)
  const clearUp = () => forgetOld(database, now())
  const cleaning: QueueTask = { name: CLEAR_UP, work: clearUp, schedule: NIGHTLY }
  if (settings.smtpUrl === null) return [cleaning]
  const { productName, supportEmail, mailFrom } = settings
  const gateway = openSmtpGateway({ url: settings.smtpUrl, from: { name: productName, address: mailFrom } })
  const house = { productName, supportEmail, origin: settings.publicOrigin ?? url }
  const send = sendMail({ mails, gateway, house, enclose: openEnclosing({ database, settings, now }), now })
  const sending: QueueTask = {
    name: SEND_MAIL,
    async work(payload, signal) {
      const { mail } = payload as { mail: string }
      const problem = await send(mail, signal)
      if (problem !== undefined) log.warn(`The mail ${mail} was given up: ${problem}`)
    },
  }
  return [sending, cleaning]
}
