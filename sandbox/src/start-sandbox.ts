import { Inbox } from './mail/inbox.ts'
import { receiveMail, type Misbehaviour } from './mail/receive-mail.ts'
import { serveInbox } from './mail/serve-inbox.ts'

/** Where the sandbox listens, on this machine alone; 0 takes any free port. */
export interface SandboxPorts {
  readonly smtpPort: number
  readonly webPort: number
}

/** The outside world of development and tests. */
export interface Sandbox {
  /** The mail server, such as smtp://127.0.0.1:2525. */
  readonly smtpUrl: string
  /** The inbox's page, such as http://localhost:4322. */
  readonly url: string
  readonly inbox: Inbox
  /** Makes the mail server misbehave from now on; null makes it behave again. */
  readonly misbehave: (misbehaviour: Misbehaviour | null) => void
  readonly close: () => Promise<void>
}

/** Starts a mail server whose every mail lands in an inbox with a page. Throws when a port is taken. Never for production. */
export async function startSandbox({ smtpPort, webPort }: SandboxPorts): Promise<Sandbox> {
  const inbox = new Inbox()
  const web = await serveInbox(inbox, webPort)
  try {
    const smtp = await receiveMail(inbox, smtpPort)
    const close = async () => {
      await Promise.all([smtp.close(), web.close()])
    }
    return { smtpUrl: smtp.url, url: web.url, inbox, misbehave: smtp.misbehave, close }
  } catch (error) {
    await web.close()
    throw error
  }
}
