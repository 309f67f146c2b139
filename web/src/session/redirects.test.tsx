// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, shownPath, tokenOf } from '../testing/open-app.tsx'
import { savedCalculation, storeCalculations } from '../testing/store-calculations.ts'

const path = (expected: string) => waitFor(() => expect(shownPath()).toBe(expected))

it.each([
  '/calculator',
  '/calculations',
  '/calculations/compare',
  '/profile',
  '/editaccount',
  '/yourbrand',
  '/editpassword',
  '/yourdata',
  '/apikeys',
  '/deleteaccount',
  '/calculator/premiumpopup',
])('%s asks a visitor to sign in', async (address) => {
  openApp(address, { visitor: true })
  // The first loads the code.
  await screen.findByRole('button', { name: 'Sign In' }, { timeout: 60_000 })
  await path('/signin')
})

it.each(['/calculator', '/profile?from=mail', '/calculations/compare?sort=net&order=desc'])(
  'signing in leads to %s, which was asked for',
  async (address) => {
    const stored = storeCalculations(savedCalculation({ property: '9 High Street' }))
    const answers = { ...stored.answers, authenticate: { auth_token: tokenOf('account-1') } }
    const { user } = openApp(address, { visitor: true, answers })
    const send = await screen.findByRole('button', { name: 'Sign In' })
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'aroha@homeyield.test')
    await user.type(screen.getByLabelText('Password'), 'a password of mine')
    await user.click(send)
    await path(address)
  },
)

it.each(['/', '/signin', '/signup', '/signup?referrer=premiumsignup&go-premium=true'])(
  '%s leads an account to the calculator',
  async (address) => {
    openApp(address)
    await path('/calculator')
  },
)

it.each(['/calculator/c1', '/calculations', '/profile'])('the premium popup closes over %s', async (address) => {
  const { user } = openApp(`${address}/premiumpopup`, {
    answers: storeCalculations(savedCalculation({ property: '9 High Street' })).answers,
  })
  const popup = await screen.findByRole('dialog', { name: 'Premium' })
  expect(popup.textContent).toContain('You need a premium account to access that feature.')
  await user.click(within(popup).getByRole('button', { name: 'Not now' }))
  await path(address)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Premium' })).toBeNull())
})
