import { checkoutReturns, paths } from '../paths.ts'
import { call } from '../api-client/call.ts'
import { RequestProblem } from '../api-client/request-problem.ts'
import { rememberCheckout } from './remembered-checkout.ts'

/** Milliseconds until the payment page counts as not opened. */
const TIMEOUT = 15_000

const NOT_OPENED = 'The payment page did not open. Nothing was charged. Please try again.'

/**
 * Opens a checkout for Premium, with a coupon or with the one stored in the account, and navigates to its page. Returns
 * only by throwing: what `call` throws, or a RequestProblem when the page did not open.
 */
export async function openCheckout(coupon: string | null): Promise<never> {
  const { url, sessionId } = await call('openCheckout', {
    body: { ...checkoutReturns(window.location.origin), ...(coupon === null ? {} : { coupon_code: coupon }) },
  })
  if (!isWebPage(url)) throw notOpened()
  rememberCheckout(sessionId)
  // "Back" from the checkout opens the plans, newly loaded.
  window.history.replaceState(window.history.state, '', paths.plans)
  window.addEventListener('pageshow', reloadRestoredPage, { once: true })
  window.location.assign(url)
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT))
  throw notOpened()
}

function isWebPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol)
}

function notOpened(): RequestProblem {
  return new RequestProblem(0, { error: NOT_OPENED, code: 'checkout_not_opened' })
}

function reloadRestoredPage({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload()
}
