import { problem, ok, type Finding } from './finding.ts'
import { modeOf, type PaymentSetup } from './read-payment-setup.ts'
import type { QueryResult } from './query-stripe.ts'

type Given = Pick<PaymentSetup, 'secretKey' | 'publishableKey' | 'apiUrl' | 'isProduction'>

/**
 * Whether Stripe accepts the secret key (from the first `response` with it), whether the publishable key has the same
 * mode, and whether that mode suits this environment: only with live keys does money move.
 */
export function checkKeys(
  { secretKey, publishableKey, apiUrl, isProduction }: Given,
  response: QueryResult<unknown>,
): Finding[] {
  const mode = modeOf(secretKey)
  const findings = [checkSecretKey(response, mode, secretKey.startsWith('rk_'), apiUrl)]
  const publishableMode = modeOf(publishableKey)
  const advice = 'Copy both from the same page of the Dashboard, Developers → API keys.'
  if (mode === null || publishableMode === null) {
    const wrong = mode === null ? 'STRIPE_SECRET_KEY' : 'STRIPE_PUBLISHABLE_KEY'
    return [
      ...findings,
      problem('Mode', `${wrong} has neither _test_ nor _live_ in it, so it is no key of an account. ${advice}`),
    ]
  }
  findings.push(
    mode === publishableMode
      ? ok('Publishable key', `it is of ${mode} mode too. The product gives it out and does not use it itself.`)
      : problem(
          'Publishable key',
          `it is of ${publishableMode} mode, but STRIPE_SECRET_KEY is of ${mode} mode. ${advice}`,
        ),
  )
  return [...findings, checkMode(mode, isProduction)]
}

function checkSecretKey(
  response: QueryResult<unknown>,
  mode: string | null,
  isRestricted: boolean,
  apiUrl: string | null,
): Finding {
  const about = isRestricted ? 'Restricted key' : 'Secret key'
  if (response.kind === 'key') {
    const advice = 'Copy it again from Developers → API keys; it may have been rolled, deleted or cut short.'
    return problem(about, `Stripe does not accept STRIPE_SECRET_KEY. ${advice}`)
  }
  if (response.kind === 'unavailable') {
    const advice = 'Try again, and check https://status.stripe.com and this machine’s network access.'
    return problem(about, `the call to Stripe failed: ${response.reason}. ${advice}`)
  }
  const whose =
    apiUrl === null ? 'Stripe accepts it' : 'the sandbox of STRIPE_API_URL accepts it (Stripe was not called)'
  return ok(about, `${whose}; it is of ${mode ?? 'no'} mode.`)
}

function checkMode(mode: 'test' | 'live', isProduction: boolean): Finding {
  if (isProduction && mode === 'test') {
    const advice = 'This is right for a rehearsal only. Before real customers come, use the four settings of live mode.'
    return problem('Mode', `this is production, and the keys are of test mode: nobody is charged. ${advice}`)
  }
  if (!isProduction && mode === 'live') {
    const advice = 'Use the keys of test mode here, or set NODE_ENV=production.'
    return problem('Mode', `the keys are of live mode, but this is not production: real money would move. ${advice}`)
  }
  return ok('Mode', mode === 'live' ? 'live, for production: real money moves.' : 'test: no money moves.')
}
