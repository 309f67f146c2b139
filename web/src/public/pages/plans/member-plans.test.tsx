// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../api-client/query-client.ts'
import { storeToken } from '../../../storage/token-store.ts'
import { ACCOUNT, ANSWERS, CONFIG } from '../../../testing/answers.ts'
import { stubBrowser, tokenOf } from '../../../testing/open-app.tsx'
import { refuse, startStandIn, type Answers } from '../../../testing/stand-in-server.ts'
import { PlansPage } from '../plans-page.tsx'
import { showMemberPlans } from './member-plans.tsx'

const FREE = { premium: false, premium_paid_until: null }
const UNAVAILABLE = 'Our payment provider is not available just now. Please try again in a moment.'
const unavailable = () => refuse(503, { error: UNAVAILABLE, code: 'provider_unavailable' })

async function open(membership: object, answers: Answers = {}) {
  stubBrowser()
  const server = startStandIn({ ...ANSWERS, readAccount: { ...ACCOUNT, ...membership }, ...answers })
  storeToken(tokenOf('account-1'))
  queryClient.clear()
  document.body.innerHTML = renderToStaticMarkup(<PlansPage audience="buyer" withExamples={false} />)
  await act(showMemberPlans)
  return { server, user: userEvent.setup() }
}

const plan = (name: 'Free' | 'Premium') => within(screen.getByRole('region', { name }))
const press = () => plan('Premium').findByRole('button', { name: 'Get Premium' })

it.each([
  ['free', FREE, 'Free', ['Get Premium', 'Use a coupon code']],
  ['lapsed', { ...FREE, premium_subscription_cancelled: true }, 'Free', ['Get Premium', 'Use a coupon code']],
  ['Premium', {}, 'Premium', ['Manage in Profile']],
  ['cancelled', { premium_subscription_cancelled: true }, 'Premium', ['Cancel your downgrade', 'Manage in Profile']],
  ['past due', { premium_past_due_since: '2026-11-27' }, 'Premium', ['Update your card', 'Manage in Profile']],
  ['unpaid', { premium: false, premium_past_due_since: '2026-11-01' }, 'Free', ['Pay with another card']],
] as const)('an account that is %s is offered what it can do', async (_, membership, yours, offers) => {
  await open(membership)
  await plan(yours).findByText('Your plan')
  expect(plan(yours === 'Free' ? 'Premium' : 'Free').queryByText('Your plan')).toBeNull()
  const names = ['Get Premium', 'Use a coupon code', 'Update your card', 'Pay with another card']
  const shown = [...names, 'Cancel your downgrade', 'Manage in Profile'].filter((name) => {
    const found = plan('Premium').queryByText(name)
    return found !== null && found.closest('[data-island="premium-actions"] > div[class*="forVisitor"]') === null
  })
  expect(shown).toEqual(offers)
  const card = plan('Premium').queryByRole('link', { name: /card$/u })
  if (card !== null) expect(card.getAttribute('href')).toBe(CONFIG.billing_portal_url)
})

it('a checkout that cannot be opened says why beside the button, and can be tried again', async () => {
  const { server, user } = await open(FREE, { openCheckout: unavailable })
  await user.click(await press())
  expect((await plan('Premium').findByRole('alert')).textContent).toBe(UNAVAILABLE)
  await user.click(await press())
  await waitFor(() => expect(server.sent('openCheckout')).toHaveLength(2))
})

it('Premium that was bought in another window shows, and is not bought twice', async () => {
  const { server, user } = await open(FREE)
  const refusal = { error: 'You have Premium already.', code: 'invalid' }
  server.answer({ readAccount: ACCOUNT, openCheckout: () => refuse(422, refusal) })
  await user.click(await press())
  await plan('Premium').findByText(/You have Premium\./u)
  expect(plan('Premium').queryByRole('button', { name: 'Get Premium' })).toBeNull()
})

it('a coupon that could not be checked stays in its box, is used, and can be removed', async () => {
  const { server, user } = await open(FREE, { checkCoupon: unavailable })
  await user.click(await plan('Premium').findByRole('button', { name: 'Use a coupon code' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Use a coupon code' }))
  const code = popup.getByRole<HTMLInputElement>('textbox', { name: 'Coupon Code' })
  await user.type(code, 'WELCOME')
  await user.click(popup.getByRole('button', { name: 'Apply' }))
  await popup.findByText(UNAVAILABLE)
  expect(code.value).toBe('WELCOME')
  server.answer({ checkCoupon: { coupon_code: 'WELCOME', description: '100% off your first month' } })
  await user.click(popup.getByRole('button', { name: 'Apply' }))
  const status = () => plan('Premium').getByRole('status').textContent
  await waitFor(() => expect(status()).toContain('WELCOME: 100% off your first month'))
  await user.click(screen.getByRole('button', { name: 'Remove the coupon WELCOME' }))
  await plan('Premium').findByRole('button', { name: 'Use a coupon code' })
  server.answer({ openCheckout: unavailable })
  await user.click(await press())
  await vi.waitFor(() => expect(server.sent('openCheckout')).toHaveLength(1))
  expect(server.sent('openCheckout')[0]?.body).not.toHaveProperty('coupon_code')
})
