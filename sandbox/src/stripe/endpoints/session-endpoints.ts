import { checkPromotionCode } from '../billing/check-promotion-code.ts'
import { isCouponValid } from '../objects/show-coupon.ts'
import { showLineItem, showSession } from '../objects/show-session.ts'
import type { SessionRecord } from '../records.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isWithin, listPage } from '../wire/list-page.ts'
import { expand, object, oneOf, paging, required, text, timeRange } from '../wire/parameters.ts'
import { StripeProblem } from '../wire/stripe-problem.ts'
import { find, newId, emitEvent, type World } from '../world.ts'
import { findActiveCustomer } from './customer-endpoints.ts'
import { mergeMetadata } from './merge-metadata.ts'
import { type NewSession, newSession } from './new-session.ts'

const DAY = 86_400
const SESSION_LIST = {
  ...paging,
  created: timeRange,
  customer: text(),
  payment_intent: text(),
  status: oneOf('open', 'complete', 'expired'),
  subscription: text(),
}

export const sessionEndpoints = [
  endpoint('POST /v1/checkout/sessions', newSession, (world, params) => showSession(world, openSession(world, params))),

  endpoint('GET /v1/checkout/sessions', object(SESSION_LIST), (world, params) => {
    const { customer, status, subscription, created, payment_intent } = params
    const found = Object.values(world.state.sessions).filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (status === undefined || session.status === status) &&
        (subscription === undefined || session.subscription === subscription) &&
        payment_intent === undefined &&
        isWithin(session.created, created),
    )
    return listPage(
      found.map((session) => showSession(world, session)),
      params,
      '/v1/checkout/sessions',
    )
  }),

  endpoint('GET /v1/checkout/sessions/:id', object({ expand }), (world, _params, id) =>
    showSession(world, find(world.state.sessions, 'checkout.session', id)),
  ),

  endpoint('GET /v1/checkout/sessions/:id/line_items', object(paging), (world, params, id) => {
    const session = find(world.state.sessions, 'checkout.session', id)
    return listPage([showLineItem(world, session)], params, `/v1/checkout/sessions/${id}/line_items`)
  }),

  endpoint('POST /v1/checkout/sessions/:id/expire', object({ expand }), (world, _params, id) => {
    const session = find(world.state.sessions, 'checkout.session', id)
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`
      throw new StripeProblem(400, { message })
    }
    session.status = 'expired'
    emitEvent(world, 'checkout.session.expired', showSession(world, session))
    return showSession(world, session)
  }),
]

function openSession(world: World, params: NewSession): SessionRecord {
  const now = world.now()
  if (params.customer !== undefined && params.customer_email !== undefined) throw onlyOne('customer, customer_email')
  // Stripe refuses both together, even when one is false.
  if (params.discounts !== undefined && params.allow_promotion_codes !== undefined) {
    throw onlyOne('allow_promotion_codes, discounts')
  }
  const items = required(params.line_items, 'line_items')
  if (items.length !== 1)
    throw new StripeProblem(400, { message: 'This stand-in supports one line item.', param: 'line_items' })
  const price = find(
    world.state.prices,
    'price',
    required(items[0]?.price, 'line_items[0][price]'),
    'line_items[0][price]',
  )
  if (!price.active) {
    const message = `The price specified is inactive. This field only accepts active prices.`
    throw new StripeProblem(400, { message, param: 'line_items[0][price]' })
  }
  required(params.mode, 'mode')
  if (params.customer !== undefined) findActiveCustomer(world, params.customer, 'customer')
  const expiresAt = params.expires_at ?? now + DAY
  if (expiresAt < now + 1800 - 60 || expiresAt > now + DAY + 60) {
    const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.'
    throw new StripeProblem(400, { message, param: 'expires_at' })
  }
  const quantity = items[0]?.quantity ?? 1
  const reduction = readDiscount(world, params, price.unitAmount * quantity, price.currency)
  const session: SessionRecord = {
    id: `cs_test_${newId('a1', 58).replace('_', '')}`,
    created: now,
    price: price.id,
    quantity,
    successUrl: required(params.success_url, 'success_url'),
    cancelUrl: params.cancel_url ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    metadata: mergeMetadata({}, params.metadata),
    subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
    subscriptionDescription: params.subscription_data?.description ?? null,
    trialDays: params.subscription_data?.trial_period_days ?? null,
    allowPromotionCodes: params.allow_promotion_codes ?? false,
    cardIfRequired: params.payment_method_collection === 'if_required',
    expiresAt,
    locale: params.locale ?? null,
    ...reduction,
    customer: params.customer ?? null,
    status: 'open',
    paymentStatus: 'unpaid',
    subscription: null,
    invoice: null,
  }
  world.state.sessions[session.id] = session
  return session
}

function readDiscount(
  world: World,
  { discounts, customer }: NewSession,
  amount: number,
  currency: string,
): Pick<SessionRecord, 'coupon' | 'promotionCode'> {
  const [discount, ...more] = discounts ?? []
  if (!discount) return { coupon: null, promotionCode: null }
  if (more.length > 0)
    throw new StripeProblem(400, { message: 'You may only specify one discount.', param: 'discounts' })
  if (discount.coupon !== undefined && discount.promotion_code !== undefined) throw onlyOne('coupon, promotion_code')
  if (discount.promotion_code !== undefined) {
    const param = 'discounts[0][promotion_code]'
    const code = find(world.state.promotionCodes, 'promotion code', discount.promotion_code, param)
    checkPromotionCode(world, code, { amount, currency, customer: customer ?? null })
    return { coupon: code.coupon, promotionCode: code.id }
  }
  const coupon = find(
    world.state.coupons,
    'coupon',
    required(discount.coupon, 'discounts[0][coupon]'),
    'discounts[0][coupon]',
  )
  if (!isCouponValid(coupon, world.now())) {
    throw new StripeProblem(400, {
      message: `Coupon expired: ${coupon.id}`,
      code: 'coupon_expired',
      param: 'discounts[0][coupon]',
    })
  }
  return { coupon: coupon.id, promotionCode: null }
}

function onlyOne(parameters: string): StripeProblem {
  return new StripeProblem(400, { message: `You may only specify one of these parameters: ${parameters}.` })
}
