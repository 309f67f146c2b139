import { startAddressFinderSandbox, type AddressFinderSandbox } from './addressfinder/start-addressfinder-sandbox.ts'
import { startCotalitySandbox, type CotalitySandbox } from './cotality/start-cotality-sandbox.ts'
import { Inbox } from './mail/inbox.ts'
import { startMailServer, type MailFault } from './mail/start-mail-server.ts'
import { serveInbox } from './mail/serve-inbox.ts'
import { startStripeSandbox } from './stripe/start-stripe-sandbox.ts'
import type { StripeSandbox } from './stripe/stripe-sandbox.ts'
import { startMbieSandbox, type MbieSandbox } from './mbie/start-mbie-sandbox.ts'

/** Where the sandbox listens, on this machine alone; 0 takes any free port. */
export interface SandboxOptions {
  readonly smtpPort: number
  readonly webPort: number
  /** Of the pretend payments; any free port if left out. */
  readonly stripePort?: number
  /** Where the pretend payments are kept; absent: in memory alone. */
  readonly stripeFile?: string
  /** Of the pretend property data; any free port if left out. */
  readonly cotalityPort?: number
}

/** The outside world of development and tests. */
export interface Sandbox {
  /** The mail server, such as smtp://127.0.0.1:2525. */
  readonly smtpUrl: string
  /** The inbox's page, such as http://localhost:4322. */
  readonly url: string
  readonly inbox: Inbox
  /** Makes the mail server misbehave from now on; null makes it behave again. */
  readonly misbehave: (fault: MailFault | null) => void
  /** The pretend Stripe. */
  readonly stripe: StripeSandbox
  /** The pretend Cotality. */
  readonly cotality: CotalitySandbox
  /** The pretend Addressfinder, and the pretend market rents of MBIE. */
  readonly addressFinder: AddressFinderSandbox
  readonly mbie: MbieSandbox
  readonly close: () => Promise<void>
}

/**
 * Starts a mail server whose every mail lands in an inbox with a page, and a pretend Stripe, Cotality, Addressfinder and MBIE. Throws when a
 * port is taken. Never for production.
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
