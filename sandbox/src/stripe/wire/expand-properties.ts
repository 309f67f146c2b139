import { showCoupon } from '../objects/show-coupon.ts'
import { showCustomer } from '../objects/show-customer.ts'
import { showDiscount } from '../objects/show-discount.ts'
import { showInvoice } from '../objects/show-invoice.ts'
import { showInvoicePayment, showPaymentIntent, showPaymentMethod } from '../objects/show-payment.ts'
import { showPrice } from '../objects/show-price.ts'
import { showProduct } from '../objects/show-product.ts'
import { showPromotionCode } from '../objects/show-promotion-code.ts'
import { showLineItem, showSession } from '../objects/show-session.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import { find, type World } from '../world.ts'
import { StripeProblem } from './stripe-problem.ts'

type Json = Record<string, unknown>
type Show = (world: World, id: string) => object

const invoice: Show = (world, id) => showInvoice(world, find(world.state.invoices, 'invoice', id))
const card: Show = ({ state }, id) => showPaymentMethod(find(state.cards, 'payment method', id))
const discount: Show = ({ state }, id) => showDiscount(find(state.discounts, 'discount', id))

/** The record that an id under each name refers to. */
const EXPANDABLE: Readonly<Record<string, Show>> = {
  customer: ({ state }, id) => showCustomer(find(state.customers, 'customer', id)),
  subscription: (world, id) => showSubscription(world, find(world.state.subscriptions, 'subscription', id)),
  invoice,
  latest_invoice: invoice,
  price: ({ state }, id) => showPrice(find(state.prices, 'price', id)),
  default_price: ({ state }, id) => showPrice(find(state.prices, 'price', id)),
  product: (world) => showProduct(world),
  coupon: ({ state, now }, id) => showCoupon(find(state.coupons, 'coupon', id), now()),
  promotion_code: (world, id) => showPromotionCode(world, find(world.state.promotionCodes, 'promotion code', id)),
  payment_intent: ({ state }, id) => showPaymentIntent(find(state.payments, 'payment_intent', id)),
  payment_method: card,
  default_payment_method: card,
  discount,
  discounts: discount,
  checkout_session: (world, id) => showSession(world, find(world.state.sessions, 'checkout session', id)),
}

/** Properties that are absent unless expanded. */
const INCLUDABLE: Readonly<Record<string, (world: World, id: string) => object>> = {
  'invoice.payments': ({ state }, id) => {
    const payments = Object.values(state.payments).filter((payment) => payment.invoice === id)
    return listOf(payments.map(showInvoicePayment), `/v1/invoice_payments?invoice=${id}`)
  },
  'checkout.session.line_items': (world, id) => {
    const session = find(world.state.sessions, 'checkout session', id)
    return listOf([showLineItem(world, session)], `/v1/checkout/sessions/${id}/line_items`)
  },
}

const MAX_DEPTH = 4

/** The body with the named properties expanded. Throws Stripe's error for one that cannot be. */
export function expandProperties(world: World, body: object, paths: readonly string[]): object {
  const whole: Json = { ...structuredClone(body) }
  for (const path of paths) {
    const names = path.split('.')
    if (names.length > MAX_DEPTH) {
      throw new StripeProblem(400, {
        message: `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`,
      })
    }
    expandPath(world, whole, names, path)
  }
  return whole
}

function expandPath(world: World, object: Json, [name = '', ...rest]: readonly string[], path: string): void {
  const include = INCLUDABLE[`${String(object['object'])}.${name}`]
  if (include) object[name] ??= include(world, String(object['id']))
  const value = object[name]
  const show = EXPANDABLE[name]
  if (value === null && (show || rest.length > 0)) return
  if (Array.isArray(value)) {
    object[name] = value.map((one: unknown) => (typeof one === 'string' && show ? show(world, one) : one))
  } else if (typeof value === 'string' && show) object[name] = show(world, value)
  const shown = object[name]
  if (shown === undefined || typeof shown !== 'object' || (rest.length === 0 && !show && !include)) {
    const hint =
      object['object'] === 'list' && name !== 'data' ? ` You may want to try expanding 'data.${path}' instead.` : ''
    throw new StripeProblem(400, { message: `This property cannot be expanded (${path}).${hint}` })
  }
  if (rest.length === 0) return
  for (const one of Array.isArray(shown) ? shown : [shown]) expandPath(world, one as Json, rest, path)
}

function listOf(data: readonly object[], url: string): object {
  return { object: 'list', data, has_more: false, url }
}
