import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { problem, ok, type Finding } from './finding.ts'

const ABOUT = 'Webhook secret'

/**
 * Whether the server at `url` holds `secret`: sends it a harmless event, once signed with that secret and once with
 * another, each within `callTimeout` milliseconds. Stripe's own secret cannot be read.
 */
export async function checkWebhookSecret(url: string, secret: string, callTimeout: number): Promise<Finding> {
  const signed = await send(url, secret, callTimeout)
  if (signed === 'nobody') {
    return problem(
      ABOUT,
      `nothing responds at ${url}. Start Homeyield, make sure that it is reachable there, and check again.`,
    )
  }
  if (signed === 'late') return problem(ABOUT, `${url} did not respond in time. See the server’s log.`)
  if (signed === 400) {
    const reasons =
      'The server was started with another, or a proxy changes what it passes on, or a clock is more than five minutes wrong.'
    return problem(
      ABOUT,
      `the server at ${url} does not take STRIPE_WEBHOOK_SECRET. ${reasons} Restart it and check again.`,
    )
  }
  if (signed >= 300 && signed < 400) {
    return problem(
      ABOUT,
      `${url} leads elsewhere (${signed}), which Stripe does not follow. Correct PUBLIC_ORIGIN or the proxy.`,
    )
  }
  if (signed !== 200) {
    return problem(
      ABOUT,
      `${url} returns ${signed}, which is not Homeyield’s webhook. Correct PUBLIC_ORIGIN or the proxy.`,
    )
  }
  if ((await send(url, `${secret}_not`, callTimeout)) !== 400) {
    return problem(ABOUT, `${url} accepts events of anybody, so it is not Homeyield. Correct PUBLIC_ORIGIN.`)
  }
  return ok(ABOUT, `the server at ${url} holds the same, and refuses others.`)
}

async function send(url: string, secret: string, callTimeout: number): Promise<number | 'nobody' | 'late'> {
  const payload = JSON.stringify({
    id: `evt_homeyield_check_${randomUUID()}`,
    object: 'event',
    type: 'homeyield.check',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { object: 'homeyield_check' } },
  })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(callTimeout),
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'nobody'
  }
}
