import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

const TIMEOUT = 10_000

/** The webhook URL and its signing secret. */
export interface Target {
  readonly url: string
  readonly secret: string
}

/** Posts a signed body; returns the status code, or 0 without a response in ten seconds. */
export async function postEvent(
  { url, secret }: Target,
  body: string,
  time: number,
  signal: AbortSignal,
): Promise<number> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signatureOf(body, secret, time),
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  }
  try {
    // Without an agent no idle connection keeps a stopping server open.
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)])
    const sent = request(url, { method: 'POST', headers, agent: false, signal: limit })
    sent.end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode ?? 0
  } catch {
    return 0
  }
}

function signatureOf(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
