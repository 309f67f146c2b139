import { buyPremium } from '../../buy-premium.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf } from '../../fixtures.ts'
import { expect, plan, test } from '../../membership.ts'
import { resetPayments, CARDS, controlPayments, expectCheckout, pay, PAYMENTS_TIMEOUT } from '../../payments.ts'
import type { Page } from '@playwright/test'

test.use({ tier: 'own' })
test.afterEach(async ({ page }) => resetPayments(page.request))

async function buy(page: Page, card?: string): Promise<void> {
  await page.goto('/plans')
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
  await pay(page, card)
  await expect(page.getByRole('status').filter({ hasText: 'You have Premium' })).toBeVisible()
}

const undoButton = (page: Page) => page.getByRole('button', { name: 'Cancel your downgrade' })

test('a downgrade is explained, needs a confirmation, can fail, and can be undone', async ({
  page,
  callApi,
  request,
  baseURL,
}) => {
  await buyPremium(callApi, request, baseURL ?? '')
  await page.goto('/profile')
  const downgrade = page.getByRole('button', { name: 'Downgrade', exact: true })
  const dialog = page.getByRole('alertdialog', { name: 'Downgrade' })
  await downgrade.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(
    /Your account stays premium to the end of the billing cycle, on \d{1,2} \w{3} \d{4}\./u,
  )
  await expect(dialog).toContainText('You can cancel the downgrade before the cycle ends.')
  await expect(dialog).toContainText('You can upgrade again later.')
  await expect(dialog).toContainText('Are you sure you want to downgrade?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(downgrade).toBeFocused()
  expect(await callApi('GET', '/account')).toMatchObject({ premium: true, premium_subscription_cancelled: false })

  await page.keyboard.press('Enter')
  // A failed downgrade changes nothing and shows an error.
  await controlPayments(page.request, 'fail', { endpoint: 'POST /v1/subscriptions', kind: 'status', status: 500 })
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'You were not downgraded. Our payment provider is not available just now. Please try again in a moment.',
  )
  await resetPayments(page.request)
  const refetched = page.waitForResponse(
    (response) => response.url().endsWith('/api/account') && response.request().method() === 'GET',
  )
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your Premium will not renew.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    /You have Premium until \d{1,2} \w{3} \d{4}\. It will not renew\./u,
  )
  await expect(undoButton(page)).toBeFocused()
  expect((await refetched).ok()).toBe(true)
  expect(await callApi('GET', '/account')).toMatchObject({ premium: true, premium_subscription_cancelled: true })

  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your downgrade was cancelled.' })).toBeVisible()
  await expect(downgrade).toBeFocused()
  expect(await callApi('GET', '/account')).toMatchObject({ premium: true, premium_subscription_cancelled: false })
})

test('a downgrade can be undone on the plans too', async ({ page, callApi, request, baseURL }) => {
  await buyPremium(callApi, request, baseURL ?? '')
  await callApi('POST', '/account/cancel_subscription')
  await page.goto('/plans')
  await plan(page, 'Premium').getByRole('button', { name: 'Cancel your downgrade' }).click()
  const renews = plan(page, 'Premium').getByText('You have Premium. It renews on')
  await expect(renews).toBeFocused()
  await expect(undoButton(page)).toHaveCount(0)
})

test('at the end of the billing period the account is free, nothing is deleted, and Premium can be bought again', async ({
  page,
  callApi,
  request,
  baseURL,
}) => {
  await buyPremium(callApi, request, baseURL ?? '')
  await callApi('POST', '/calculations', calculationOf('3 Marine Parade, Napier South, Napier'))
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await callApi('POST', '/account/cancel_subscription')
  await controlPayments(page.request, 'advance', { months: 1, days: 1 })
  await expect.poll(async () => callApi('GET', '/account'), PAYMENTS_TIMEOUT).toMatchObject({ premium: false })
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText('Your Premium has ended. Nothing was deleted')
  expect(await callApi('GET', '/calculations')).toMatchObject([{ readonly: false }, { readonly: true }])
  await buy(page)
  expect(await callApi('GET', '/calculations')).toMatchObject([{ readonly: false }, { readonly: false }])
})

test('a failed renewal shows a notice, and another card fixes it', async ({ page, callApi, person }) => {
  await buy(page, CARDS.failsLater)
  await controlPayments(page.request, 'advance', { months: 1, hours: 2 })
  await expect
    .poll(async () => callApi('GET', '/account'), PAYMENTS_TIMEOUT)
    .toMatchObject({ premium: true, premium_past_due_since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) })
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText('Your last payment did not go through. It will be tried again')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Update your card' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Change card' }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect
    .poll(async () => callApi('GET', '/account'), PAYMENTS_TIMEOUT)
    .toMatchObject({ premium: true, premium_past_due_since: null })
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText('You have Premium. It renews on')
})
