import type { Database } from '@homeyield/database/connection'
import type { Settings } from '../config/settings.ts'
import { openSmtpGateway } from '../gateways/smtp-gateway.ts'
import { openEnclosing } from '../rental-assessments/open-enclosing.ts'
import { openMailStore } from './mail-store.ts'
import { startMailWorker, type MailWorker } from './mail-worker.ts'
import type { QueueLog } from './queue-logger.ts'
import { sendMail } from './send-mail.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** What sending mails takes. `url` is where the server listens; `now` answers milliseconds since 1970. */
export interface SendingDeps {
  readonly database: Database
  readonly settings: Settings
  readonly url: string
  readonly log: QueueLog
  readonly now: () => number
}

/** Begins to send the mails in the queue, and those to come; null when no mail server is named, and they wait. */
export function startSending({ database, settings, url, log, now }: SendingDeps): MailWorker | null {
  if (settings.smtpUrl === null) return null
  const { productName, supportEmail, mailFrom } = settings
  const mails = openMailStore(database)
  const gateway = openSmtpGateway({ url: settings.smtpUrl, from: { name: productName, address: mailFrom } })
  const house = { productName, supportEmail, origin: settings.publicOrigin ?? url }
  return startMailWorker({
    databaseUrl: settings.databaseUrl,
    send: sendMail({ mails, gateway, house, enclose: openEnclosing({ database, settings, now }), now }),
    forgetOld: () => mails.forgetOld(new Date(now() - THIRTY_DAYS), new Date(now())),
    log,
  })
}
