import { randomUUID } from 'node:crypto'
import type { Gateways } from '../../choose-gateways.ts'
import { type Finding, ok, open, problem, warning } from '../../payment-setup/finding.ts'

const CALL_TIMEOUT = 5_000

export async function checkMailServer({ mail }: Pick<Gateways, 'mail'>): Promise<Finding> {
  if (mail === null)
    return warning('Mail server', 'SMTP_URL is not set, so mails wait, or go to the inbox page of npm start.')
  const fault = await mail.check()
  return fault === null
    ? ok('Mail server', 'it accepts the sign-in.')
    : problem('Mail server', `${fault} Check SMTP_URL and the network.`)
}

/** Writes, reads and deletes a small object, as for an upload. */
export async function checkStorage({ objects, posts }: Pick<Gateways, 'objects' | 'posts'>): Promise<Finding> {
  const setting = posts === null ? 'S3_BUCKET, its key and the network' : 'UPLOADS_DIR and its owner'
  const key = `administration-check/${randomUUID()}`
  try {
    await objects.write(key, { bytes: Buffer.from('homeyield'), contentType: 'text/plain' })
    const found = await objects.read(key, 100)
    await objects.remove(key)
    if (found !== null && found !== 'too_large' && found.bytes.toString() === 'homeyield') {
      return ok('Images', `they can be written, read and deleted${posts === null ? ' in the bucket' : ''}.`)
    }
    return problem('Images', `what was written could not be read. Check ${setting}.`)
  } catch (error) {
    return problem('Images', `${error instanceof Error ? error.message : String(error)}. Check ${setting}.`)
  }
}

/** Calls the site at its public address, as browsers do. */
export async function checkSite(publicOrigin: string | null): Promise<Finding> {
  if (publicOrigin === null) return open('Site', 'not called, as PUBLIC_ORIGIN is not set.')
  const url = `${publicOrigin}/api/health/ready`
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(CALL_TIMEOUT), redirect: 'error' })
    return status === 200
      ? ok('Site', `${url} is ready.`)
      : problem('Site', `${url} returns ${status}. Check the processes, and the proxy.`)
  } catch {
    return problem('Site', `${url} cannot be reached. Check the name, the certificate, the proxy and the processes.`)
  }
}
