// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT, CONFIG } from '../../testing/answers.ts'
import { expectText } from '../../testing/calculator.ts'
import { openApp } from '../../testing/open-app.tsx'

const FREE = { premium: false, premium_paid_until: null }
const CANCELLED = { premium_subscription_cancelled: true }
const PAST_DUE = { premium_past_due_since: '2026-11-27' }
const UNPAID = { premium: false, premium_past_due_since: '2026-11-01' }
const PORTAL = CONFIG.billing_portal_url

async function open(membership: object, billing_portal_url = PORTAL) {
  const answers = { readAccount: { ...ACCOUNT, ...membership }, readConfig: { ...CONFIG, billing_portal_url } }
  const app = openApp('/profile', { answers })
  await screen.findByRole('heading', { name: ACCOUNT.name })
  return app
}

const main = () => screen.getByRole('main')
const controls = () =>
  ['Upgrade to premium', 'Card and invoices', 'Update your card', 'Downgrade', 'Cancel your downgrade'].filter(
    (name) => within(main()).queryAllByText(name).length > 0,
  )

// What each says: components/membership.test.ts.
it.each([
  ['a free account', FREE, ['Upgrade to premium']],
  ['Premium that has ended', { ...FREE, ...CANCELLED, premium_paid_until: '2026-10-05' }, ['Upgrade to premium']],
  ['Premium', {}, ['Card and invoices', 'Downgrade']],
  ['Premium that was given', { premium_paid_until: null, premium_given_until: '2027-03-03' }, []],
  ['cancelled Premium', CANCELLED, ['Card and invoices', 'Cancel your downgrade']],
  ['a failed payment', PAST_DUE, ['Update your card', 'Downgrade']],
  ['a downgrade after a failed payment', { ...PAST_DUE, ...CANCELLED }, ['Update your card', 'Cancel your downgrade']],
  ['an unpaid bill', UNPAID, ['Update your card']],
])('%s has what it can do', async (_, membership, expected) => {
  await open(membership)
  expect(controls()).toEqual(expected)
})

it('a card is changed in the portal, or by writing where there is none', async () => {
  const { visit, server } = await open(PAST_DUE)
  expect(screen.getByRole('link', { name: 'Update your card' }).getAttribute('href')).toBe(PORTAL)
  expect(main().textContent).not.toContain('To pay with another card')
  server.answer({ readConfig: { ...CONFIG, billing_portal_url: null } })
  visit('/profile')
  await expectText(main, 'you have Premium until 4 Dec 2026. To pay with another card, write to')
  expect(screen.queryByRole('link', { name: 'Update your card' })).toBeNull()
})

it('a downgrade after a failed payment says when Premium ends', async () => {
  const { user } = await open(PAST_DUE)
  await user.click(screen.getByRole('button', { name: 'Downgrade' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Downgrade' })
  expect(dialog.textContent).toContain(
    'Your last payment will still be tried again. If it goes through, your account stays premium to the end of the billing cycle, on 5 Dec 2026; if not, until 4 Dec 2026.',
  )
})
