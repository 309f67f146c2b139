import type { Serving } from './serve-homeyield.ts'

interface Ready extends Pick<Serving, 'url' | 'inboxUrl' | 'paymentsUrl' | 'hasSampleAddresses'> {
  /** Whether the development accounts exist. */
  readonly isSeeded: boolean
}

/** The lines that `npm start` ends with. */
export function describeReady({ url, inboxUrl, paymentsUrl, hasSampleAddresses, isSeeded }: Ready): string {
  const signIn = isSeeded ? ' — sign in as premium@homeyield.test, password homeyield-demo' : ''
  const inbox = inboxUrl === undefined ? '' : ` — mail at ${inboxUrl}`
  const payments = paymentsUrl === undefined ? '' : ` — test payments at ${paymentsUrl}, no money moves`
  const samples = hasSampleAddresses
    ? '\nIts addresses are samples: npm run import -- addresses loads all of New Zealand.'
    : ''
  return `Homeyield is ready at ${url}${signIn}${inbox}${payments}${samples}`
}
