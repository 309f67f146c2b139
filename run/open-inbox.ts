import type { Sandbox } from '@homeyield/sandbox/start-sandbox'
import { assertPortIsFree, isPortFree } from './port.ts'
import type { Settings } from './settings.ts'

const HOST = '127.0.0.1'

/**
 * Starts the inbox that a newcomer reads the product's mails in: at MAIL_PORT, otherwise at the port after the web app's, or at
 * any other when that one is taken. Throws a sentence when MAIL_PORT is taken.
 */
export async function openInbox({ port, mailPort }: Pick<Settings, 'port' | 'mailPort'>): Promise<Sandbox> {
  // Loaded only here: production does without the sandbox and what it depends on.
  const { startSandbox } = await import('@homeyield/sandbox/start-sandbox')
  if (mailPort !== undefined) await assertPortIsFree(mailPort, HOST, 'MAIL_PORT')
  return startSandbox({
    smtpPort: 0,
    webPort: mailPort ?? (await findPort(port, 1)),
    // The same after a restart: saved calculations hold the addresses of its pictures.
    cotalityPort: await findPort(port, 3),
  })
}

async function findPort(port: number, after: number): Promise<number> {
  return port > 0 && port + after <= 65_535 && (await isPortFree(port + after, HOST)) ? port + after : 0
}
