import { startAddressFinderSandbox, type AddressFinderSandbox } from './addressfinder/start-addressfinder-sandbox.ts'
import { startCotalitySandbox, type CotalitySandbox } from './cotality/start-cotality-sandbox.ts'
import { Inbox } from './mail/inbox.ts'
import { startMailServer, type MailFault } from './mail/start-mail-server.ts'
import { serveInbox } from './mail/serve-inbox.ts'
import { startStripeSandbox } from './stripe/start-stripe-sandbox.ts'
import type { StripeSandbox } from './stripe/stripe-sandbox.ts'
import { startMbieSandbox, type MbieSandbox } from './mbie/start-mbie-sandbox.ts'

/** Ports on this machine; 0, or none, takes any free port. */
export interface SandboxOptions {
  readonly smtpPort: number
  readonly webPort: number
  readonly stripePort?: number
  /** Where payments are stored; without it, in memory. */
  readonly stripeFile?: string
  readonly cotalityPort?: number
}

/** Stand-ins for every outside service, for development and tests. */
export interface Sandbox {
  /** The mail server, such as smtp://127.0.0.1:2525. */
  readonly smtpUrl: string
  /** The inbox page, such as http://localhost:4322. */
  readonly url: string
  readonly inbox: Inbox
  /** Makes the mail server fail from now on; null ends it. */
  readonly misbehave: (fault: MailFault | null) => void
  readonly stripe: StripeSandbox
  readonly cotality: CotalitySandbox
  readonly addressFinder: AddressFinderSandbox
  readonly mbie: MbieSandbox
  readonly close: () => Promise<void>
}

/**
 * Starts a mail server with an inbox page, and stand-ins for Stripe, Cotality, Addressfinder and MBIE. Throws when a port is
 * taken. Never for production.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { smtpPort, webPort, stripePort = 0, stripeFile, cotalityPort = 0 } = options
  const inbox = new Inbox()
  const started: { close: () => Promise<void> }[] = []
  const close = async () => {
    await Promise.all(started.splice(0).map((one) => one.close()))
  }
  try {
    const web = await serveInbox(inbox, webPort)
    started.push(web)
    const smtp = await startMailServer(inbox, smtpPort)
    started.push(smtp)
    const stripe = await startStripeSandbox({
      port: stripePort,
      ...(stripeFile === undefined ? {} : { file: stripeFile }),
    })
    started.push(stripe)
    const cotality = await startCotalitySandbox({ port: cotalityPort })
    started.push(cotality)
    const addressFinder = await startAddressFinderSandbox()
    started.push(addressFinder)
    const mbie = await startMbieSandbox()
    started.push(mbie)
    const { misbehave } = smtp
    return { smtpUrl: smtp.url, url: web.url, inbox, misbehave, stripe, cotality, addressFinder, mbie, close }
  } catch (error) {
    await close()
    throw error
  }
}
