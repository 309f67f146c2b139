import type { Stripe } from 'stripe'
import { problem, ok, type Finding } from './finding.ts'
import { queryStripe } from './query-stripe.ts'

const ABOUT = 'Permissions'

/** One call for each permission that the product needs; none names an existing object, so nothing changes. */
const CALLS: readonly (readonly [permission: string, call: (stripe: Stripe) => Promise<unknown>])[] = [
  ['Customers: write', (stripe) => stripe.customers.update('cus_homeyield_check', {})],
  ['Checkout Sessions: write', (stripe) => stripe.checkout.sessions.expire('cs_homeyield_check')],
  ['Subscriptions: write', (stripe) => stripe.subscriptions.update('sub_homeyield_check', {})],
  ['Invoices: write', (stripe) => stripe.invoices.createPreview({ customer: 'cus_homeyield_check' })],
  ['Charges and Refunds: write', (stripe) => stripe.refunds.create({ payment_intent: 'pi_homeyield_check' })],
  [
    'Promotion Codes: read, Coupons: read',
    (stripe) => stripe.promotionCodes.list({ limit: 1, expand: ['data.promotion.coupon'] }),
  ],
]

/** Whether a restricted key has all permissions; no finding for a secret key, which has them all. */
export async function checkPermissions(stripe: Stripe, key: string): Promise<Finding[]> {
  if (!key.startsWith('rk_')) return []
  const responses = await Promise.all(
    CALLS.map(async ([name, call]) => ({ name, response: await queryStripe(() => call(stripe)) })),
  )
  const failed = responses.find(({ response }) => response.kind === 'unavailable')
  if (failed?.response.kind === 'unavailable')
    return [problem(ABOUT, `the call to Stripe failed: ${failed.response.reason}. Try again.`)]
  const lacking = responses.filter(({ response }) => response.kind === 'permission').map(({ name }) => name)
  if (lacking.length === 0) return [ok(ABOUT, 'the restricted key may do all that the product does.')]
  return [problem(ABOUT, `the restricted key lacks: ${lacking.join('; ')}. Edit it under Developers → API keys.`)]
}
