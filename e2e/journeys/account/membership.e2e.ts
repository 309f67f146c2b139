import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { box, fill, openCalculator } from '../../calculator.ts'
import { calculationOf, tabTo } from '../../fixtures.ts'
import { expect, plan, test } from '../../membership.ts'
import { resetPayments, CARDS, expectCheckout, pay, PAYMENTS_TIMEOUT, paymentsUrl } from '../../payments.ts'

// What the plans offer, and the message of a checkout or coupon that fails: web/src/public/pages/plans/member-plans.test.tsx.
test.use({ tier: 'own' })
test.beforeEach(async ({ page }) => resetPayments(page.request))
test.afterEach(async ({ page }) => resetPayments(page.request))

const welcomeMessage = (page: Page) => page.getByRole('status').filter({ hasText: 'You have Premium' })

async function getPremium(page: Page): Promise<void> {
  await page.goto('/plans')
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}

test('paying gives Premium, a message and a badge, and opens the calculator', async ({ page, callApi }) => {
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Upgrade to premium' }).click()
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
  expect(await callApi('GET', '/account')).toMatchObject({ premium: false })
  await pay(page)
  // It does not close by itself while the pointer is over it.
  await welcomeMessage(page).hover()
  await expect(page).toHaveURL('/calculator')
  const heading = await page.getByRole('heading', { name: 'New calculation' }).boundingBox()
  const bar = await welcomeMessage(page).locator('div').boundingBox()
  // The message covers no heading.
  expect(bar && heading && bar.y + bar.height).toBeLessThanOrEqual(heading?.y ?? 0)
  const menu = await openMenu(page)
  await expect(menu).toContainText('Premium')
  await menu.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('main')).toContainText(/You have Premium\. It renews on \d{1,2} [A-Z][a-z]{2} 20\d\d\./u)
  await page.goto('/plans')
  await expect(plan(page, 'Premium')).toContainText('Your plan')
})

test('after a declined card and going back the plans say that nothing was charged, and Premium can be tried again', async ({
  page,
  callApi,
}) => {
  await getPremium(page)
  await expectCheckout(page, '4.99')
  await pay(page, CARDS.declines)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/plans?referrer=premiumcancelled')
  const left = page.getByText('Nothing was charged, and nothing has changed.')
  await expect(left).toBeVisible()
  expect(await callApi('GET', '/account')).toMatchObject({ premium: false })
  await expectAccessible(page)
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
  // The browser’s Back button leads to working plans too.
  await page.goBack()
  await expect(page).toHaveURL('/plans')
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(welcomeMessage(page)).toBeVisible()
  // The earlier history entry no longer shows the message.
  await page.goto('/plans?referrer=premiumcancelled')
  await expect(plan(page, 'Premium')).toContainText('Your plan')
  await expect(left).toHaveCount(0)
})

test('an invalid coupon gives an error in its popup, a valid one is used at the checkout', async ({ page }) => {
  await page.goto('/plans')
  const open = plan(page, 'Premium').getByRole('button', { name: 'Use a coupon code' })
  const popup = page.getByRole('dialog', { name: 'Use a coupon code' })
  const code = popup.getByRole('textbox', { name: 'Coupon Code' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('Enter a coupon code')
  for (const useless of ['NOSUCHCODE', 'EXPIRED', 'USEDUP']) {
    await code.fill(useless)
    const refused = page.waitForResponse((response) => response.url().includes(`coupon_code=${useless}`))
    await page.keyboard.press('Enter')
    await refused
    await expect(code).toHaveAccessibleDescription('That coupon code is not valid.')
    await expect(code).toBeFocused()
    await expect(code).toHaveValue(useless)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(open).toBeFocused()

  await page.keyboard.press('Enter')
  await code.fill('halfyear')
  await page.keyboard.press('Enter')
  await expect(plan(page, 'Premium').getByRole('status')).toContainText('HALFYEAR: 50% off for 6 months')
  await expect(open).toBeFocused()
  await expectAccessible(page)
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '2.49')
})

test('after upgrading from a popup its page opens again with unsaved changes', async ({ page, callApi }) => {
  const street = '1 First Street'
  const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf(`${street}, Frankton, Hamilton`))
  await openCalculator(page, `/calculator/${id}`)
  await fill(page, { Rates: '3456' })
  await page.getByRole('link', { name: 'Upgrade to Premium' }).first().click()
  await page.getByRole('dialog', { name: 'Premium' }).getByRole('link', { name: 'Upgrade' }).click()
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(page).toHaveURL(`/calculator/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street)
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
})

test('an unconfirmed payment shows as pending until it is confirmed', async ({ page, callApi, setMembership }) => {
  // The list would open, if it did not wait for Premium.
  await callApi('POST', '/calculations', calculationOf('3 Marine Parade, Napier South, Napier'))
  await setMembership({ premium: false, premium_paid_until: null })
  await page.clock.install()
  await getPremium(page)
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
  await expect(page).toHaveURL(/\/calculator\?referrer=premiumsuccess&session_id=cs_/u)
  await expectAccessible(page)
  await page.clock.runFor(31_000)
  await expect(page.getByRole('heading', { name: 'Your payment has not been confirmed yet' })).toBeVisible()
  await expect(page.getByText('You do not need to pay again')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeFocused()
  await page.clock.runFor(31_000)
  await expect(page.getByRole('heading', { name: 'Your payment has not been confirmed yet' })).toBeFocused()
  await setMembership({})
  await page.clock.runFor(5_000)
  await expect(welcomeMessage(page)).toBeVisible()
  await expect(page).toHaveURL('/calculator')
})

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/plans')
  await tabTo(page, 'Get Premium')
  await page.keyboard.press('Enter')
  await expectCheckout(page, '4.99')
  await tabTo(page, /^Pay /u)
  await page.keyboard.press('Enter')
  await expect(welcomeMessage(page)).toBeVisible()
})

test('a cancellation in the payment provider’s portal takes effect', async ({ page, person, callApi }) => {
  await getPremium(page)
  await pay(page)
  await expect(welcomeMessage(page)).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Card and invoices' }).click()
  await expect(page).toHaveURL(`${paymentsUrl()}/portal`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('button', { name: 'Don’t cancel' })).toBeVisible()
  await expect
    .poll(async () => callApi('GET', '/account'), PAYMENTS_TIMEOUT)
    .toMatchObject({ premium_subscription_cancelled: true })
  await page.goto('/profile')
  await expect(page.getByText('It will not renew.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel your downgrade' }).click()
  await expect(page.getByText('It renews on')).toBeVisible()
})
