import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

const PATIENCE = 10_000

/** Posts a signed body and answers the status, or 0 when nobody answered within ten seconds. */
export async function postEvent(url: string, body: string, signature: string, signal: AbortSignal): Promise<number> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signature,
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  }
  try {
    // Without an agent no connection is kept open that a server would wait for when it stops.
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
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
