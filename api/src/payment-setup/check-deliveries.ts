import type { Stripe } from 'stripe'
import { problem, ok, open, type Finding } from './finding.ts'
import { queryStripe } from './query-stripe.ts'
import { NEEDED_EVENTS } from './check-webhook-endpoint.ts'

const ABOUT = 'Deliveries'
const LAST = 100
// Seconds. Stripe tries again for three days; recent events may be on their way.
const OLDEST = 3 * 86_400
const NEWEST = 60

/**
 * Whether Stripe's latest events arrived, which shows that its signing secret is the server's. `now` is in milliseconds
 * since 1970. Stripe counts all endpoints of the account together.
 */
export async function checkDeliveries(stripe: Stripe, now: number): Promise<Finding> {
  const seconds = Math.floor(now / 1000)
  const created = { gte: seconds - OLDEST, lte: seconds - NEWEST }
  const response = await queryStripe(() => stripe.events.list({ types: [...NEEDED_EVENTS], created, limit: LAST }))
  if (response.kind === 'permission')
    return problem(ABOUT, 'the restricted key may not read events. Give it “Events: read”.')
  if (response.kind === 'unavailable')
    return problem(ABOUT, `the call to Stripe failed: ${response.reason}. Try again.`)
  if (response.kind !== 'ok')
    return problem(ABOUT, 'Stripe would not list its events. Try again with the account’s secret key.')
  // Newest first.
  const events = response.result.data.toSorted((one, other) => other.created - one.created)
  if (events.length === 0) {
    const advice =
      'Buy Premium once and check again: only then is it known that Stripe signs with STRIPE_WEBHOOK_SECRET.'
    return open(ABOUT, `no event in three days, the last minute aside. ${advice}`)
  }
  const waiting = events.filter(({ pending_webhooks }) => pending_webhooks > 0).length
  if (waiting === 0) return ok(ABOUT, `Stripe delivered all of the last ${events.length} events.`)
  if (events[0]?.pending_webhooks === 0) {
    return ok(
      ABOUT,
      `Stripe delivered its latest event; ${waiting} earlier ones wait, and are sent again by themselves.`,
    )
  }
  const reason = 'Most often STRIPE_WEBHOOK_SECRET is not the endpoint’s: copy its signing secret again and restart.'
  const where = 'Developers → Webhooks shows the responses; other endpoints of the account count too.'
  return problem(
    ABOUT,
    `Stripe could not deliver its latest event, nor ${waiting - 1} of the ${events.length - 1} before. ${reason} ${where}`,
  )
}
