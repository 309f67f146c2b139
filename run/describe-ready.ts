import type { Serving } from './serve-homeyield.ts'

interface Ready extends Pick<Serving, 'url' | 'inboxUrl' | 'paymentsUrl' | 'hasSampleAddresses'> {
  /** Whether the development accounts exist. */
  readonly isSeeded: boolean
  readonly hasFontsOnNeed: boolean
}

/** The lines that `npm start` ends with. */
export function describeReady({
  url,
  inboxUrl,
  paymentsUrl,
  hasSampleAddresses,
  isSeeded,
  hasFontsOnNeed,
}: Ready): string {
  const signIn = isSeeded ? ' — sign in as premium@homeyield.test, password homeyield-demo' : ''
  const inbox = inboxUrl === undefined ? '' : ` — mail at ${inboxUrl}`
  const payments = paymentsUrl === undefined ? '' : ` — test payments at ${paymentsUrl}, no money moves`
  const samples = hasSampleAddresses
    ? '\nIts addresses are samples: npm run import -- addresses loads all of New Zealand.'
    : ''
  const fonts = hasFontsOnNeed
    ? ''
    : '\nIts PDFs leave out Chinese, Japanese and Korean letters: npm run fonts installs their fonts (120 MB).'
  return `Homeyield is ready at ${url}${signIn}${inbox}${payments}${samples}${fonts}`
}
