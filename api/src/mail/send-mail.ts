import type { Delivery, MailGateway, OutgoingMail } from './mail-port.ts'
import { JobDelayed } from '../queue/queue-task.ts'
import { type MailBranding, type Mail, TO_OTHERS } from './mail.ts'
import type { MailStore } from './mail-store.ts'
import { renderMail } from './render-mail.ts'

const HOUR = 60 * 60 * 1000
const TOO_LATE = 'It could not be sent in time.'

export interface SendMailDeps {
  readonly mails: MailStore
  readonly gateway: Pick<MailGateway, 'send'>
  readonly branding: MailBranding
  readonly enclose: (mail: Mail, branding: MailBranding) => Promise<Partial<OutgoingMail> | null>
  readonly now: () => number
}

/**
 * Sends a queued mail by its id, unless it was sent, and stores the result. Gives up a refused mail or one that is too
 * old, and returns the problem; otherwise throws `JobDelayed`, and the queue tries again.
 */
export function sendMail({ mails, gateway, branding, enclose, now }: SendMailDeps) {
  return async (id: string, signal?: AbortSignal): Promise<string | undefined> => {
    const posted = await mails.findUnsent(id)
    if (posted === null) return undefined
    const { mail, messageId, postedAt, isLocked } = posted
    const giveUp = async (problem: string) => {
      await mails.giveUp(id, problem, new Date(now()))
      return problem
    }
    const isTooLate = () => now() - postedAt.getTime() > timeoutFor(mail)
    // There may have been no try: without a running server or mail server.
    if (isTooLate()) return giveUp(TOO_LATE)
    if (isLocked && TO_OTHERS.has(mail.kind)) return giveUp('The account is locked.')
    const enclosed = await enclose(mail, branding)
    if (enclosed === null) return giveUp('The recipient has stopped these mails.')
    const content = renderMail(mail, branding)
    const delivery: Delivery = await gateway.send({ ...content, ...enclosed, messageId, to: mail.to }, signal)
    if (delivery.outcome === 'sent') {
      await mails.markSent(id, new Date(now()))
      return undefined
    }
    if (delivery.outcome === 'refused' || isTooLate()) return giveUp(delivery.problem)
    await mails.noteProblem(id, delivery.problem)
    throw new JobDelayed(delivery.problem)
  }
}

/** How long a mail is tried, in milliseconds: a reset link is valid for an hour only. */
function timeoutFor({ kind }: Mail): number {
  return kind === 'reset_password' ? HOUR : 48 * HOUR
}
