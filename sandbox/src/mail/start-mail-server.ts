import { once } from 'node:events'
import { portOf } from '../local-server.ts'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'
import PostalMime, { type Attachment } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Inbox, ReceivedFile } from './inbox.ts'

/**
 * `refuse` and `defer` reject the recipient with 5yz and 4yz; `refuse-message` rejects the message; `slow` waits before it
 * accepts; `drop` takes the message and disconnects without a reply.
 */
export type MailFault =
  | { readonly kind: 'refuse' | 'defer' | 'refuse-message' | 'drop' }
  | { readonly kind: 'slow'; readonly milliseconds: number }

interface MailServer {
  readonly url: string
  readonly misbehave: (fault: MailFault | null) => void
  readonly close: () => Promise<void>
}

/** Puts mails received over SMTP into the inbox. Throws when the port is taken. */
export async function startMailServer(inbox: Inbox, port: number): Promise<MailServer> {
  let fault: MailFault | null = null

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 10 * 1024 * 1024,
    closeTimeout: 200,
    // Real mail servers repeat the address too.
    onRcptTo({ address }, _session, done) {
      if (fault?.kind === 'refuse') return done(problem(550, `${address} does not exist`))
      if (fault?.kind === 'defer') return done(problem(451, `${address} is unavailable, try again later`))
      done()
    },
    onData(stream, session, done) {
      callbackify(storeMail)(stream, session, (error, accepted) => {
        if (error) done(error)
        else if (accepted) done()
      })
    },
  })
  // A client may disconnect at any time.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await Promise.race([once(server.server, 'listening'), once(server.server, 'error').then(([error]) => throwIt(error))])
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    misbehave: (next) => void (fault = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  /** False when the client gets no reply. */
  async function storeMail(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<boolean> {
    const source = await buffer(stream)
    const now = fault
    if (now?.kind === 'refuse-message') throw problem(554, 'Message refused')
    if (now?.kind === 'slow') await sleep(now.milliseconds)
    const parsed = await PostalMime.parse(source)
    const { messageId = '', from, subject = '', text = '', html = '' } = parsed
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
    const files = parsed.attachments.map(received)
    const to = session.envelope.rcptTo.map(({ address }) => address)
    inbox.add({
      messageId,
      from: from?.address ?? '',
      to,
      subject,
      text,
      html,
      headers,
      files,
      source: source.toString('utf8'),
    })
    if (now?.kind !== 'drop') return true
    for (const connection of server.connections) if (connection.id === session.id) connection.close()
    return false
  }
}

function problem(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function throwIt(error: unknown): never {
  throw error
}

function received({ filename, mimeType, content, contentId }: Attachment): ReceivedFile {
  const base64 = Buffer.from(content as ArrayBuffer).toString('base64')
  const file = { name: filename ?? '', type: mimeType, content: base64 }
  return contentId === undefined ? file : { ...file, contentId: contentId.replaceAll(/[<>]/gu, '') }
}
