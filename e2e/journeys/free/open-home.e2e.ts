import { choose, expect, openCalculator, test } from '../../calculator.ts'
import { expectCached, expectStoredRents } from '../../offline-cache.ts'

test.use({ tier: 'own', serviceWorkers: 'allow', viewport: { width: 375, height: 812 } })

const RENT = /^Medium confidence\. Area median likely \$599–728\./u

test('without a connection a free account has the rents of its own area, until it signs out', async ({
  page,
  context,
}) => {
  await openCalculator(page)
  await expectCached(page)
  const suburb = page.getByRole('combobox', { name: 'Which suburb?' })
  await suburb.fill('newtown north')
  await page.getByRole('option').first().click()
  await choose(page, 'Bedrooms', '3')
  await expect(page.getByText(RENT)).toBeVisible()
  await expectStoredRents(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'New Calculation', exact: true }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(suburb).toHaveValue('')
  await page.reload()
  await suburb.fill('remuera')
  await expect(page.getByText('This suburb’s rent is not on this device.')).toBeVisible()
  await suburb.fill('newt')
  await page.getByRole('option', { name: 'Newtown Wellington City' }).click()
  await choose(page, 'Bedrooms', '3')
  await expect(page.getByText(RENT)).toBeVisible()
  await expect(page.getByText('You are offline: this rent is the one stored on this device.')).toBeVisible()

  // A suburb that is not on the device is asked for on return.
  await suburb.fill('remuera')
  await suburb.press('Tab')
  await context.setOffline(false)
  await expect(page.getByText('The suburb “remuera” has not been looked up yet. Which one is it?')).toBeVisible()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/signin')
  await expect.poll(() => page.evaluate(() => caches.has('homeyield-stored-rents'))).toBe(false)
})
