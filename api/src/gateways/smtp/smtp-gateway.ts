import { isOneEmail } from '@homeyield/contract/email-field'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { createTransport } from 'nodemailer'
import type { Delivery, MailAttachment, MailGateway, OutgoingMail } from '../../mail/mail-port.ts'

export interface SmtpTimeouts {
  readonly connection: number
  readonly greeting: number
  readonly silence: number
  readonly whole: number
}

const TIMEOUTS: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 15_000, whole: 40_000 }

export interface SmtpSettings {
  /** Such as smtp://user:password@host:587. A password is only sent encrypted. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  readonly timeouts?: SmtpTimeouts
}

export function openSmtpGateway({ url, from, timeouts = TIMEOUTS }: SmtpSettings): MailGateway {
  const transport = createTransport({
    url,
    requireTLS: mustBeEncrypted(url),
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send = async (mail: OutgoingMail, signal?: AbortSignal): Promise<Delivery> => {
    if (!isOneEmail(mail.to)) return { outcome: 'refused', problem: 'The recipient is not one e-mail address.' }
    const limit = AbortSignal.timeout(timeouts.whole)
    try {
      await transport.sendMail({
        // Objects, not strings: a string would be parsed, and could contain several addresses.
        from: { name: mail.senderName ?? from.name, address: from.address },
        to: { name: '', address: mail.to },
        ...(mail.replyTo === undefined ? {} : { replyTo: { ...mail.replyTo } }),
        messageId: mail.messageId,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...(mail.stopUrl === undefined ? {} : { list: { unsubscribe: { url: mail.stopUrl, comment: '' } } }),
        headers: {
          // Prevents automatic replies (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(mail.stopUrl === undefined ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        attachments: (mail.attachments ?? []).map(attached),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      return { outcome: 'sent' }
    } catch (error) {
      return judge(error)
    }
  }
  const check = async (): Promise<string | null> => {
    try {
      await transport.verify()
      return null
    } catch (error) {
      return judge(error).problem
    }
  }
  return { send, check }
}

function attached({ name, type, bytes, contentId }: MailAttachment) {
  const file = { filename: name, contentType: type, content: Buffer.from(bytes) }
  return contentId === undefined ? file : { ...file, cid: contentId, contentDisposition: 'inline' as const }
}

// The server's own message is left out: it often repeats the address.
function judge(error: unknown): Exclude<Delivery, { outcome: 'sent' }> {
  const { code, command, responseCode } = recordOrEmpty(error)
  const kind = typeof code === 'string' ? code : 'unknown'
  const codes = typeof responseCode === 'number' ? `${kind}, ${responseCode}` : kind
  if (command === 'RCPT TO')
    return { outcome: finality(responseCode), problem: `The recipient was not accepted (${codes}).` }
  // The message itself is judged at DATA. A refused sender or sign-in is our fault, and can be fixed without the
  // person.
  if (command === 'DATA')
    return { outcome: finality(responseCode), problem: `The message was not accepted (${codes}).` }
  return { outcome: 'delayed', problem: `The mail server could not take the mail (${codes}).` }
}

// 5yz is permanent (RFC 5321, 4.2.1), except 503, which is about the order of commands.
function finality(responseCode: unknown): 'refused' | 'delayed' {
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503 ? 'refused' : 'delayed'
}

function mustBeEncrypted(url: string): boolean {
  const { protocol, hostname, password } = new URL(url)
  return protocol === 'smtp:' && password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
