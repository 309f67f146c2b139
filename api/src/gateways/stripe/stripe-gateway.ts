import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import {
  type CheckoutOrder,
  type CheckoutState,
  PaymentsProblem,
  type PaymentsGateway,
} from '../../subscriptions/payments-port.ts'
import { openStripeClient } from './stripe-client.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { stripeProblem } from './stripe-problem.ts'
import { couponOf, dollars, eventOf, idOf, openBillOf, subscriptionOf } from './stripe-shapes.ts'

const CALL_TIMEOUT = 10_000
// Seconds. Stripe's own limit: an older signature may be a replay.
const OLDEST_SIGNATURE = 300
const PAGE = 100
const MAX_LISTED = 1000
const CHECKOUT_STATES = ['open', 'complete', 'expired'] as const

/** Takes payments through Stripe. Every call ends after one and a half times its limit, including a second try. */
export function openStripeGateway(settings: StripeSettings): PaymentsGateway {
  const timeout = settings.callTimeout ?? CALL_TIMEOUT
  const stripe = openStripeClient(settings, timeout)
  const call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await within(timeout * 1.5, work())
    } catch (error) {
      throw stripeProblem(error)
    }
  }
  const unlessMissing = async <Result>(work: () => Promise<Result>, fallback: Result): Promise<Result> => {
    try {
      return await call(work)
    } catch (problem) {
      if (problem instanceof PaymentsProblem && problem.kind === 'gone') return fallback
      throw problem
    }
  }
  const readCheckout: PaymentsGateway['readCheckout'] = (sessionId) =>
    unlessMissing(async () => stateOf(await stripe.checkout.sessions.retrieve(sessionId)), 'expired')
  const expireCheckout: PaymentsGateway['expireCheckout'] = async (sessionId) => {
    try {
      return await unlessMissing(async () => stateOf(await stripe.checkout.sessions.expire(sessionId)), 'expired')
    } catch (problem) {
      // Only an open checkout can be closed.
      if (problem instanceof PaymentsProblem && problem.kind === 'refused') return readCheckout(sessionId)
      throw problem
    }
  }
  return {
    createCustomer: ({ id, email, former }) =>
      call(async () => {
        const idempotencyKey = `customer:${id}:${digest(`${email} ${former ?? ''}`)}`
        const options = { idempotencyKey, maxNetworkRetries: 3 }
        return (await stripe.customers.create({ email, metadata: { account_id: id } }, options)).id
      }),
    async changeEmail(id, email) {
      await unlessMissing(() => stripe.customers.update(id, { email }).then(() => undefined), undefined)
    },
    readPayer: (customer) =>
      unlessMissing(
        async () => {
          const [subscriptions, bills] = await Promise.all([
            stripe.subscriptions
              .list({ customer, status: 'all', limit: PAGE })
              .autoPagingToArray({ limit: MAX_LISTED }),
            stripe.invoices.list({ customer, status: 'open', limit: PAGE }).autoPagingToArray({ limit: MAX_LISTED }),
          ])
          return { subscriptions: subscriptions.map(subscriptionOf), openBills: bills.map(openBillOf) }
        },
        { subscriptions: [], openBills: [] },
      ),
    openCheckout: (order) =>
      call(async () => {
        const session = await stripe.checkout.sessions.create(orderOf(order, settings.priceId), {
          idempotencyKey: `checkout:${order.key}`,
        })
        if (session.url === null) throw new PaymentsProblem('failed', 'checkout_without_url')
        return { sessionId: session.id, url: session.url, expiresAt: session.expires_at * 1000 }
      }),
    readCheckout,
    expireCheckout,
    async expireCheckoutsOf(customer) {
      const open = await unlessMissing(
        () =>
          stripe.checkout.sessions
            .list({ customer, status: 'open', limit: PAGE })
            .autoPagingToArray({ limit: MAX_LISTED }),
        [],
      )
      for (const session of open) await expireCheckout(session.id)
    },
    async cancelAtPeriodEnd(id) {
      await call(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }))
    },
    async uncancel({ id, cancelAtPeriodEnd }) {
      // Stripe's own pages set a date instead of the flag, and the two cannot be changed together.
      const changes = cancelAtPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' as const }
      await call(() => stripe.subscriptions.update(id, changes))
    },
    async endSubscription(id) {
      await unlessMissing(() => stripe.subscriptions.cancel(id).then(() => undefined), undefined)
    },
    async refundBill(id) {
      const bill = await call(() => stripe.invoices.retrieve(id, { expand: ['payments'] }))
      for (const { status, payment } of bill.payments?.data ?? []) {
        const payment_intent = idOf(payment.payment_intent)
        if (status !== 'paid' || payment_intent === null) continue
        try {
          const options = { idempotencyKey: `refund:${payment_intent}` }
          await call(() => stripe.refunds.create({ payment_intent, reason: 'duplicate' }, options))
        } catch (problem) {
          if (!(problem instanceof PaymentsProblem) || !problem.about.startsWith('charge_already_refunded'))
            throw problem
        }
      }
    },
    async deleteCustomer(id) {
      await unlessMissing(() => stripe.customers.del(id).then(() => undefined), undefined)
    },
    findCoupons: (code) =>
      call(async () => {
        const expand = ['data.promotion.coupon']
        const found = await stripe.promotionCodes.list({ code, active: true, limit: PAGE, expand })
        return found.data.map(couponOf).filter((coupon) => coupon !== null)
      }),
    hasCharged: (subscription) =>
      call(async () => {
        const bills = await stripe.invoices.list({ subscription, limit: PAGE }).autoPagingToArray({ limit: MAX_LISTED })
        return bills.some((bill) => bill.amount_due > 0 && (bill.status === 'paid' || bill.status === 'open'))
      }),
    previewNextBill: (customer, subscription) =>
      call(async () => {
        const bill = await stripe.invoices.createPreview({ customer, subscription })
        return { amount: dollars(bill.amount_due), dueAt: bill.period_end * 1000 }
      }),
    readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(
          Buffer.from(body),
          signature,
          settings.webhookSecret,
          OLDEST_SIGNATURE,
        )
        return eventOf(event)
      } catch {
        return null
      }
    },
  }
}

function orderOf(order: CheckoutOrder, price: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { account_id: order.accountId }
  return {
    mode: 'subscription',
    customer: order.customerId,
    client_reference_id: order.accountId,
    line_items: [{ price, quantity: 1 }],
    // A bill of 0 needs no card.
    payment_method_collection: 'if_required',
    ...(order.promotionCodeId === null ? {} : { discounts: [{ promotion_code: order.promotionCodeId }] }),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    metadata,
    subscription_data: { metadata },
  }
}

// So that keys contain no e-mail address.
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PaymentsProblem('slow', 'no_answer_in_time')), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function stateOf({ status }: Stripe.Checkout.Session): CheckoutState {
  const known = CHECKOUT_STATES.find((state) => state === status)
  if (known === undefined) throw new PaymentsProblem('failed', 'a checkout of an unknown status')
  return known
}
