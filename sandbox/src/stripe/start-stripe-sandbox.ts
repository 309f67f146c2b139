import { collectInvoice } from './billing/collect-invoice.ts'
import { completeCheckout } from './billing/complete-checkout.ts'
import { replaceCard } from './billing/customers.ts'
import { cancelInPortal, renewInPortal } from './billing/portal.ts'
import { putPrice, putPromotionCode } from './default-catalogue.ts'
import { ensureMember } from './ensure-member.ts'
import { showPrice } from './objects/show-price.ts'
import { showPromotionCode } from './objects/show-promotion-code.ts'
import { startStripeEngine } from './start-stripe-engine.ts'
import { readEverything } from './read-everything.ts'
import { serveStripe } from './serve-stripe.ts'
import { STRIPE_SANDBOX, type StripeSandbox, type StripeSandboxOptions, TEST_CARDS } from './stripe-sandbox.ts'
import { find } from './world.ts'

/** Starts a stand-in for Stripe on this machine. Throws when the port is taken or the file is unreadable. Never for production. */
export async function startStripeSandbox({ port, file, clock }: StripeSandboxOptions): Promise<StripeSandbox> {
  const engine = startStripeEngine(file, clock ?? Date.now)
  const { world, webhooks, perform } = engine
  const { state } = world
  const server = await serveStripe(engine, port)
  return {
    url: world.url(),
    apiUrl: world.url().replace('localhost', '127.0.0.1'),
    account: STRIPE_SANDBOX,
    now: world.now,
    advance: async (by) => engine.advance(by),
    pay: async (sessionId, card = TEST_CARDS.pays) =>
      perform(() => completeCheckout(world, find(state.sessions, 'checkout.session', sessionId), card)),
    useCard: async (customerId, card) => perform(() => replaceCard(world, customerId, card)),
    cancelInPortal: async (id) => perform(() => cancelInPortal(world, id)),
    renewInPortal: async (id) => perform(() => renewInPortal(world, id)),
    payInvoice: async (id) => perform(() => collectInvoice(world, find(state.invoices, 'invoice', id))),
    ensureMember: async (member) => perform(() => ensureMember(world, member)),
    addPromotionCode: async (code) => perform(() => showPromotionCode(world, putPromotionCode(world, code))),
    changePromotionCode: async (code, { active }) =>
      perform(() => {
        for (const one of Object.values(state.promotionCodes)) if (one.code === code) one.active = active
      }),
    addPrice: async (price) => perform(() => showPrice(putPrice(world, price))),
    changeProduct: async ({ active }) => perform(() => void (state.productActive = active)),
    read: () => perform(() => readEverything(world)),
    requests: engine.requests,
    forgetRequests: () => void (engine.requests.length = 0),
    deliverTo: async (url, secret = STRIPE_SANDBOX.webhookSecret) => webhooks.deliverTo({ url, secret }),
    changeWebhookEndpoint: (change) => webhooks.changeEndpoint(change),
    setDelivery: (mode) => void (webhooks.mode = mode),
    release: (order = 'oldest_first') => webhooks.release(order),
    deliver: (eventIds) => webhooks.deliver(eventIds),
    delivered: () => webhooks.idle(),
    fail: (fault) => engine.faults.add(fault),
    heal: () => engine.faults.clear(),
    async close() {
      await server.close()
      await engine.close()
    },
  }
}
