import { expect, it } from 'vitest'
import { describeReady } from './describe-ready.ts'

const READY = { url: 'http://localhost:3000', inboxUrl: undefined, paymentsUrl: undefined, hasFontsOnNeed: true }

it('says when addresses are samples, and which command loads the real ones', () => {
  const sampled = describeReady({ ...READY, hasSampleAddresses: true, isSeeded: false })
  expect(sampled.split('\n')).toEqual([
    'Homeyield is ready at http://localhost:3000',
    'Its addresses are samples: npm run import -- addresses loads all of New Zealand.',
  ])
  expect(describeReady({ ...READY, hasSampleAddresses: false, isSeeded: false })).not.toContain('samples')
})

it('is one line with the development account, mail and payments', () => {
  const places = { inboxUrl: 'http://localhost:3001', paymentsUrl: 'http://localhost:3002' }
  const line = describeReady({ ...READY, ...places, hasSampleAddresses: false, isSeeded: true })
  expect(line).toMatch(
    / sign in as premium@homeyield\.test.* mail at http:\S+3001 .* payments at http:\S+3002, no money moves$/u,
  )
})

it('says when letters are left out of PDFs, and which command mends it', () => {
  const ready = describeReady({ ...READY, hasFontsOnNeed: false, hasSampleAddresses: false, isSeeded: false })
  expect(ready.split('\n')).toEqual([
    'Homeyield is ready at http://localhost:3000',
    'Its PDFs leave out Chinese, Japanese and Korean letters: npm run fonts installs their fonts (120 MB).',
  ])
})
