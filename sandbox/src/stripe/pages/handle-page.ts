import type { ControlRequest } from '../handle-control.ts'
import { checkPromotionCode } from '../billing/check-promotion-code.ts'
import { collectInvoice } from '../billing/collect-invoice.ts'
import { completeCheckout } from '../billing/complete-checkout.ts'
import { replaceCard } from '../billing/customers.ts'
import { cancelInPortal, renewInPortal } from '../billing/portal.ts'
import type { StripeEngine } from '../start-stripe-engine.ts'
import type { PortalRecord, SessionRecord } from '../records.ts'
import { type Duration, TEST_CARDS } from '../stripe-sandbox.ts'
import { isDeliveryMode } from '../webhooks/webhook-sender.ts'
import type { HttpResponse } from '../wire/handle-call.ts'
import { StripeProblem } from '../wire/stripe-problem.ts'
import { find, newId, type World } from '../world.ts'
import { layoutPage } from './page-layout.ts'
import { overviewPage } from './overview-page.ts'
import { payPage } from './pay-page.ts'
import { portalSignInPage, portalPage } from './portal-page.ts'

/** The pages for people: checkout, billing portal and, at /, the state of the stand-in. */
export function handlePage(engine: StripeEngine, { method, path, body, headers }: ControlRequest): HttpResponse {
  const site = headers['sec-fetch-site']
  // Another site may link here but not post.
  if (method === 'POST' && site !== undefined && site !== 'same-origin')
    return page(403, layoutPage('Request from another site', ''))
  try {
    return engine.perform(() => route(engine, method, path, new URLSearchParams(body)))
  } catch (error) {
    if (error instanceof StripeProblem) return page(404, layoutPage('Page not found', '<p><a href="/">Start</a></p>'))
    throw error
  }
}

function route(engine: StripeEngine, method: string, path: string, form: URLSearchParams): HttpResponse {
  const { world, webhooks } = engine
  const [, place = '', id = '', more] = path.split('/')
  const key = more === undefined ? `${method} /${place}${id === '' ? '' : '/:id'}` : ''
  switch (key) {
    case 'GET /':
      return page(200, overviewPage(world, { mode: webhooks.mode, url: webhooks.target?.url ?? null }))
    case 'POST /clock':
      engine.advance(DURATIONS[form.get('unit') ?? ''] ?? {})
      return redirect('/')
    case 'POST /delivery': {
      const mode = form.get('mode') ?? ''
      if (isDeliveryMode(mode)) webhooks.mode = mode
      if (mode === 'prompt') void webhooks.release('oldest_first')
      return redirect('/')
    }
    case 'GET /pay/:id':
      return payment(world, id)
    case 'POST /pay/:id':
      return pay(world, id, form)
    case 'GET /portal':
      return page(200, portalSignInPage())
    case 'POST /portal':
      return openPortal(world, form.get('email') ?? '')
    case 'GET /portal/:id':
      return page(200, portalPage(world, find(world.state.portals, 'portal', id)))
    case 'POST /portal/:id':
      return changeInPortal(world, find(world.state.portals, 'portal', id), form)
    default:
      return page(404, layoutPage('Page not found', '<p><a href="/">Start</a></p>'))
  }
}

const DURATIONS: Readonly<Record<string, Duration>> = { hours: { hours: 1 }, days: { days: 1 }, months: { months: 1 } }

function payment(world: World, id: string): HttpResponse {
  return page(200, payPage(world, find(world.state.sessions, 'session', id)))
}

function pay(world: World, id: string, form: URLSearchParams): HttpResponse {
  const session = find(world.state.sessions, 'session', id)
  const [action, typed, code] = ['action', 'card', 'code'].map((name) => form.get(name) ?? '')
  const attempt = (sentence: string, bankAsks = false) =>
    page(bankAsks ? 200 : 402, payPage(world, session, { sentence, card: typed ?? '', code: code ?? '', bankAsks }))
  if (action === 'refuse') return attempt('Your bank did not confirm the payment.')
  if (code && session.status === 'open') {
    const problem = applyCode(world, session, code)
    if (problem !== null) return attempt(problem)
  }
  if (action === 'apply') return payment(world, id)
  const card = action === 'decline' ? TEST_CARDS.declines : (typed ?? '').replaceAll(/\D/gu, '')
  const paid = completeCheckout(world, session, card, action === 'confirm')
  if (paid.outcome === 'paid') return redirect(paid.redirectUrl)
  return attempt(paid.sentence, paid.outcome === 'bank_asks')
}

// Returns the problem, or null when the code is applied.
function applyCode(world: World, session: SessionRecord, typed: string): string | null {
  if (!session.allowPromotionCodes) return 'This checkout takes no promotion codes.'
  const { unitAmount, currency } = find(world.state.prices, 'price', session.price)
  const code = Object.values(world.state.promotionCodes).findLast(
    (one) => one.code.toLowerCase() === typed.trim().toLowerCase(),
  )
  if (!code) return 'This code is invalid.'
  try {
    checkPromotionCode(world, code, { amount: unitAmount * session.quantity, currency, customer: session.customer })
  } catch (error) {
    if (error instanceof StripeProblem) return error.message
    throw error
  }
  session.promotionCode = code.id
  session.coupon = code.coupon
  return null
}

function openPortal(world: World, email: string): HttpResponse {
  const wanted = email.trim().toLowerCase()
  const customer = Object.values(world.state.customers).findLast(
    (one) => !one.deleted && one.email?.toLowerCase() === wanted,
  )
  if (!customer) return page(404, portalSignInPage('No customer has this email address.'))
  const portal: PortalRecord = { id: newId('bps'), created: world.now(), customer: customer.id, returnUrl: null }
  world.state.portals[portal.id] = portal
  return redirect(`/portal/${portal.id}`)
}

function changeInPortal(world: World, portal: PortalRecord, form: URLSearchParams): HttpResponse {
  const id = form.get('id') ?? ''
  const { subscriptions, invoices } = world.state
  const own = subscriptions[id] ?? invoices[id]
  if (own?.customer === portal.customer) {
    if (form.get('action') === 'cancel') cancelInPortal(world, id)
    if (form.get('action') === 'renew') renewInPortal(world, id)
    const invoice = invoices[id]
    if (form.get('action') === 'pay' && invoice?.status === 'open') collectInvoice(world, invoice)
  }
  if (form.get('action') === 'card' && Object.values<string>(TEST_CARDS).includes(id)) {
    replaceCard(world, portal.customer, id)
  }
  return redirect(`/portal/${portal.id}`)
}

function page(status: number, body: string): HttpResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // No form-action: a payment redirects to the product at another origin, which the policy would block.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
    body,
  }
}

function redirect(location: string): HttpResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}
