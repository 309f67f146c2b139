import { checkoutReturns, paths } from '../paths.ts'
import { call } from '../api-client/call.ts'
import { RequestProblem } from '../api-client/request-problem.ts'
import { noteCheckout } from './opened-checkout.ts'

/** How long the payment page may take to replace ours before we say that it did not come, in milliseconds. */
const PATIENCE = 15_000

/** Said when the browser did not get to the payment page. Source: specification section 8. */
const NOT_OPENED = 'The payment page did not open. Nothing was charged. Please try again.'

/**
 * Opens a checkout for Premium and sends the browser to its page, with a coupon or with the one that the account keeps. It does
 * not come back unless something went wrong: then it throws what `call` throws, or a RequestProblem that says that the page did
 * not open. Source: specification section 4, "Checkout", and decisions section 5.
 */
export async function openCheckout(coupon: string | null): Promise<never> {
  const { url, sessionId } = await call('openCheckout', {
    body: { ...checkoutReturns(window.location.origin), ...(coupon === null ? {} : { coupon_code: coupon }) },
  })
  if (!isWebPage(url)) throw notOpened()
  noteCheckout(sessionId)
  // The browser's own way back leads to the plans, as they are then.
  window.history.replaceState(window.history.state, '', paths.plans)
  window.addEventListener('pageshow', reloadKeptPage, { once: true })
  window.location.assign(url)
  await new Promise((resolve) => setTimeout(resolve, PATIENCE))
  throw notOpened()
}

function isWebPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol)
}

function notOpened(): RequestProblem {
  return new RequestProblem(0, { error: NOT_OPENED, code: 'checkout_not_opened' })
}

function reloadKeptPage({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload()
}
