import { collectInvoice } from './billing/collect-invoice.ts'
import { completeCheckout } from './billing/complete-checkout.ts'
import { replaceCard } from './billing/customers.ts'
import { cancelInPortal, renewInPortal } from './billing/portal.ts'
import { putPrice, putPromotionCode } from './default-catalogue.ts'
import { ensureMember } from './ensure-member.ts'
import { showPrice } from './objects/show-price.ts'
import { showPromotionCode } from './objects/show-promotion-code.ts'
import { openHouse } from './open-house.ts'
import { readEverything } from './read-everything.ts'
import { serveStripe } from './serve-stripe.ts'
import { STRIPE_SANDBOX, type StripeSandbox, type StripeSandboxOptions, TEST_CARDS } from './stripe-sandbox.ts'
import { find } from './world.ts'

/**
 * Starts a pretend Stripe on this machine. Throws when the port is taken, or its file cannot be understood. Never for
 * production.
 */
export async function startStripeSandbox({ port, file, clock }: StripeSandboxOptions): Promise<StripeSandbox> {
  const house = openHouse(file, clock ?? Date.now)
  const { world, courier, act } = house
  const { state } = world
  const server = await serveStripe(house, port)
  return {
    url: world.url(),
    apiUrl: world.url().replace('localhost', '127.0.0.1'),
    account: STRIPE_SANDBOX,
    now: world.now,
    advance: async (by) => house.advance(by),
    pay: async (sessionId, card = TEST_CARDS.pays) =>
      act(() => completeCheckout(world, find(state.sessions, 'checkout.session', sessionId), card)),
    useCard: async (customerId, card) => act(() => replaceCard(world, customerId, card)),
    cancelInPortal: async (id) => act(() => cancelInPortal(world, id)),
    renewInPortal: async (id) => act(() => renewInPortal(world, id)),
    payInvoice: async (id) => act(() => collectInvoice(world, find(state.invoices, 'invoice', id))),
    ensureMember: async (member) => act(() => ensureMember(world, member)),
    addPromotionCode: async (code) => act(() => showPromotionCode(world, putPromotionCode(world, code))),
    changePromotionCode: async (code, { active }) =>
      act(() => {
        for (const one of Object.values(state.promotionCodes)) if (one.code === code) one.active = active
      }),
    addPrice: async (price) => act(() => showPrice(putPrice(world, price))),
    changeProduct: async ({ active }) => act(() => void (state.productActive = active)),
    read: () => act(() => readEverything(world)),
    requests: house.requests,
    forgetRequests: () => void (house.requests.length = 0),
    deliverTo: async (url, secret = STRIPE_SANDBOX.webhookSecret) => courier.deliverTo({ url, secret }),
    changeWebhookEndpoint: (change) => courier.changeEndpoint(change),
    setDelivery: (mode) => void (courier.mode = mode),
    release: (order = 'oldest_first') => courier.release(order),
    deliver: (eventIds) => courier.deliver(eventIds),
    delivered: () => courier.idle(),
    fail: (fault) => house.faults.add(fault),
    heal: () => house.faults.clear(),
    async close() {
      await server.close()
      await house.close()
    },
  }
}
