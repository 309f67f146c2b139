import { setTimeout as sleep } from 'node:timers/promises'
import type { Checkout, OpenCheckoutBody } from '@homeyield/contract/subscription'
import type { AccountRecord, AccountStore } from '../accounts/account-store.ts'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import { isPaidAt } from '../accounts/present-account.ts'
import { PaymentsProblem, type OpenedCheckout, type ProvidersCoupon } from './payments-port.ts'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { findCoupon } from './check-coupon.ts'
import type { CheckoutRequest, CurrentCheckout } from './checkout-store.ts'
import { findCustomer } from './find-customer.ts'
import type { Reconcile, ReconcileDeps } from './reconcile-customer.ts'
import { readReturnUrl, withSessionId } from './return-url.ts'
import { alreadyPremium, callProvider, couponNotValid, wrongOrigin, paymentUnderWay } from './subscription-problems.ts'

// Milliseconds. Longer than any call of the payment provider: the process that reserved it has failed.
const ABANDONED = 60_000
const MAX_WAIT = 20_000
const CHECK_INTERVAL = 100
const CUSTOMER_MISSING = 'resource_missing customer'
/** One that is about to expire is not returned again. */
const MIN_TIME_LEFT = 5 * 60_000

export interface OpenCheckoutDeps extends ReconcileDeps {
  readonly accounts: AccountStore
  readonly attempts: Pick<AttemptLimits, 'countCoupon' | 'forgiveCoupon'>
  readonly reconcile: Reconcile
  readonly publishableKey: string
  readonly origins: () => readonly string[]
  readonly warn: (sentence: string) => void
}

/**
 * Opens a checkout for Premium (POST /account/stripe_session), or returns the open one if it is the same. Of parallel
 * requests, one checkout can be paid. Refuses addresses of another origin, an invalid coupon, and accounts with
 * Premium. Price and currency are the server's.
 */
export function openCheckout(deps: OpenCheckoutDeps) {
  return async (viewer: Viewer, body: OpenCheckoutBody): Promise<Checkout> => {
    const success = readReturnUrl(body.success_url, deps.origins())
    if (success === null) throw wrongOrigin('success_url')
    const cancel_url = readReturnUrl(body.cancel_url, deps.origins())
    if (cancel_url === null) throw wrongOrigin('cancel_url')
    if (body.coupon_code) await deps.attempts.countCoupon(viewer.accountId)
    const opened = await callProvider(async () => {
      const account = await readAccount(deps, viewer.accountId)
      const coupon = await chooseCoupon(deps, account, body.coupon_code ?? '')
      const request = { coupon_code: coupon?.code ?? null, success_url: withSessionId(success), cancel_url }
      return openFor(deps, account, request, coupon)
    })
    return { publishableKey: deps.publishableKey, sessionId: opened.sessionId, url: opened.url }
  }
}

/** The account after a refresh from the payment provider. Throws the refusal when it has Premium. */
async function readAccount(deps: OpenCheckoutDeps, accountId: string): Promise<AccountRecord> {
  const read = async () => {
    const account = await deps.accounts.findById(accountId)
    if (account === null) throw notSignedIn()
    // Who was given Premium may pay for more of it.
    if (isPaidAt(deps.now(), account.subscription)) throw alreadyPremium()
    return account
  }
  const account = await read()
  if (account.customer_id === null) return account
  // It may have been paid without an event.
  try {
    await deps.reconcile(account.customer_id)
  } catch (problem) {
    // A customer unknown there, as after a change of the Stripe account, has paid nothing there.
    if (!(problem instanceof PaymentsProblem) || problem.about !== CUSTOMER_MISSING) throw problem
  }
  return read()
}

async function chooseCoupon(
  deps: OpenCheckoutDeps,
  account: AccountRecord,
  given: string,
): Promise<ProvidersCoupon | null> {
  const code = given || account.coupon_code
  if (!code) return null
  const user = { customerId: account.customer_id, hasSubscribed: account.subscription !== null }
  const coupon = await findCoupon(deps.payments, code, user)
  if (coupon === null && given) throw couponNotValid()
  if (coupon === null) deps.warn('The coupon of a sign-up no longer works, and its checkout goes without')
  else if (given) await deps.attempts.forgiveCoupon(account.id)
  return coupon
}

async function openFor(
  deps: OpenCheckoutDeps,
  account: AccountRecord,
  request: CheckoutRequest,
  coupon: ProvidersCoupon | null,
): Promise<OpenedCheckout> {
  const giveUpAt = performance.now() + MAX_WAIT
  let former: string | null = null
  for (;;) {
    const customerId = await findCustomer(deps, account, former)
    const id = await deps.checkouts.reserve(customerId, request, deps.publishableKey)
    if (id !== null) {
      const order = {
        key: id,
        customerId,
        accountId: account.id,
        promotionCodeId: coupon?.promotionCodeId ?? null,
        successUrl: request.success_url,
        cancelUrl: request.cancel_url,
      }
      try {
        return await openReserved(deps, order)
      } catch (problem) {
        if (!(problem instanceof PaymentsProblem) || problem.kind !== 'refused') throw problem
        // The coupon has become invalid since it was read.
        if (/discount|coupon|promotion/u.test(problem.about)) throw couponNotValid()
        // The operator deleted the customer in Stripe's dashboard.
        if (former !== null || problem.about !== CUSTOMER_MISSING) throw problem
        await deps.customers.leave(account.id, new Date(deps.now()), customerId)
        former = customerId
        continue
      }
    }
    const current = await deps.checkouts.findCurrent(customerId)
    if (current !== null) {
      const again = await reuseOrClose(deps, customerId, current, request)
      if (again !== null) return again
    }
    if (performance.now() > giveUpAt) throw new PaymentsProblem('slow', 'checkout_under_way')
  }
}

async function openReserved(
  { payments, checkouts }: OpenCheckoutDeps,
  order: Parameters<OpenCheckoutDeps['payments']['openCheckout']>[0],
): Promise<OpenedCheckout> {
  let opened: OpenedCheckout
  try {
    opened = await payments.openCheckout(order)
  } catch (problem) {
    await checkouts.withdraw(order.key)
    throw problem
  }
  if (await checkouts.open(order.key, opened)) return opened
  // The account was deleted meanwhile, or the reservation was abandoned.
  await payments.expireCheckout(opened.sessionId)
  throw new PaymentsProblem('failed', 'checkout_not_wanted')
}

async function reuseOrClose(
  deps: OpenCheckoutDeps,
  customerId: string,
  current: CurrentCheckout,
  request: CheckoutRequest,
): Promise<OpenedCheckout | null> {
  const now = deps.now()
  if (current.state === 'opening') {
    if (now - current.created_at.getTime() > ABANDONED) await deps.checkouts.withdraw(current.id)
    else await sleep(CHECK_INTERVAL)
    return null
  }
  const isSame =
    current.coupon_code === request.coupon_code &&
    current.success_url === request.success_url &&
    current.cancel_url === request.cancel_url
  if (isSame && current.expires_at.getTime() - now > MIN_TIME_LEFT) {
    return { sessionId: current.session_id, url: current.url, expiresAt: current.expires_at.getTime() }
  }
  if ((await deps.payments.expireCheckout(current.session_id)) === 'complete') {
    await deps.reconcile(customerId)
    throw paymentUnderWay()
  }
  await deps.checkouts.markExpired(current.id)
  return null
}
