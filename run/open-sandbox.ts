import { join } from 'node:path'
import type { Sandbox } from '@homeyield/sandbox/start-sandbox'
import { assertPortIsFree, isPortFree } from './port.ts'
import type { Settings } from './settings.ts'

const HOST = '127.0.0.1'

type Given = Pick<Settings, 'port' | 'dataDirectory' | 'smtpUrl' | 'mailPort' | 'stripeKey' | 'paymentsPort'>

/**
 * Starts the stand-ins that replace mail, payments and providers without settings. Their pages are at MAIL_PORT and
 * PAYMENTS_PORT; otherwise at the two ports after the web app's, or any free ones. Throws when MAIL_PORT or PAYMENTS_PORT is
 * taken. Do not use a stand-in that the settings replace.
 */
export async function openSandbox(given: Given): Promise<Sandbox> {
  // Imported only here: production runs without the sandbox and its dependencies.
  const { startSandbox } = await import('@homeyield/sandbox/start-sandbox')
  const [mail, payments] = [given.smtpUrl === undefined, given.stripeKey === undefined]
  return startSandbox({
    smtpPort: 0,
    webPort: mail ? await findPort('MAIL_PORT', given.mailPort, given.port, 1) : 0,
    stripePort: payments ? await findPort('PAYMENTS_PORT', given.paymentsPort, given.port, 2) : 0,
    ...(payments ? { stripeFile: join(given.dataDirectory, 'sandbox/stripe.json') } : {}),
    // A fixed port, because saved calculations contain the URLs of its photos.
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
