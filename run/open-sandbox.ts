import { join } from 'node:path'
import type { Sandbox } from '@homeyield/sandbox/start-sandbox'
import { assertPortIsFree, isPortFree } from './port.ts'
import type { Settings } from './settings.ts'

const HOST = '127.0.0.1'

type Given = Pick<Settings, 'port' | 'dataDirectory' | 'smtpUrl' | 'mailPort' | 'stripeKey' | 'paymentsPort'>

/**
 * Starts the outside world that a newcomer does without: an inbox to read the product's mails in, pretend payments and pretend
 * property data. Their
 * pages are at MAIL_PORT and PAYMENTS_PORT, otherwise at the two ports after the web app's, or at any others when those are
 * taken. Throws a sentence when MAIL_PORT or PAYMENTS_PORT is taken. What the settings name for real is not to be used.
 */
export async function openSandbox(given: Given): Promise<Sandbox> {
  // Loaded only here: production does without the sandbox and what it depends on.
  const { startSandbox } = await import('@homeyield/sandbox/start-sandbox')
  const [mail, payments] = [given.smtpUrl === undefined, given.stripeKey === undefined]
  return startSandbox({
    smtpPort: 0,
    webPort: mail ? await findPort('MAIL_PORT', given.mailPort, given.port, 1) : 0,
    stripePort: payments ? await findPort('PAYMENTS_PORT', given.paymentsPort, given.port, 2) : 0,
    ...(payments ? { stripeFile: join(given.dataDirectory, 'sandbox/stripe.json') } : {}),
    // The same after a restart: saved calculations hold the addresses of its pictures.
    cotalityPort: await findPort('', undefined, given.port, 3),
  })
}

async function findPort(setting: string, wanted: number | undefined, port: number, after: number): Promise<number> {
  if (wanted !== undefined) {
    await assertPortIsFree(wanted, HOST, setting)
    return wanted
  }
  return port > 0 && port + after <= 65_535 && (await isPortFree(port + after, HOST)) ? port + after : 0
}
