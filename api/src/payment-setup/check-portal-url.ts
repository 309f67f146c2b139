import { problem, ok, open, type Finding } from './finding.ts'
import { modeOf, type PaymentSetup } from './read-payment-setup.ts'

const ABOUT = 'Customer portal'
const COPY = 'Copy the login link from Settings → Billing → Customer portal.'

/** Whether STRIPE_PORTAL_URL looks like the customer portal's login link, in the keys' mode. Makes no request. */
export function checkPortalUrl({ portalUrl, secretKey, apiUrl }: PaymentSetup): Finding {
  if (portalUrl === null) {
    return open(ABOUT, `STRIPE_PORTAL_URL is not set, so nobody can change a card without help. ${COPY}`)
  }
  if (!URL.canParse(portalUrl)) return problem(ABOUT, `STRIPE_PORTAL_URL is no address. ${COPY}`)
  const { protocol, hostname, pathname } = new URL(portalUrl)
  if (apiUrl !== null) return ok(ABOUT, 'STRIPE_PORTAL_URL is an address; a sandbox’s portal may be anywhere.')
  if (protocol !== 'https:') return problem(ABOUT, `STRIPE_PORTAL_URL does not begin with https://. ${COPY}`)
  if (hostname === 'dashboard.stripe.com') {
    return problem(ABOUT, `STRIPE_PORTAL_URL leads to your Dashboard, where no customer gets in. ${COPY}`)
  }
  if (pathname.startsWith('/p/session/')) {
    return problem(ABOUT, `STRIPE_PORTAL_URL is one customer’s session, which ends soon. ${COPY}`)
  }
  if (!pathname.startsWith('/p/login/')) {
    return problem(ABOUT, `STRIPE_PORTAL_URL is not the login link, which goes on with /p/login/. ${COPY}`)
  }
  const mode = pathname.startsWith('/p/login/test_') ? 'test' : 'live'
  if (mode === modeOf(secretKey)) return ok(ABOUT, `STRIPE_PORTAL_URL looks like the login link of ${mode} mode.`)
  return problem(ABOUT, `STRIPE_PORTAL_URL is of ${mode} mode, and the keys are not. ${COPY}`)
}
