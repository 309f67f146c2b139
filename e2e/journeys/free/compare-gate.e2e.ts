import { expect, test } from '../../fixtures.ts'
import { waitUntilIdle } from '../../page-idle.ts'

test.use({ tier: 'own' })

test('the table shows that it loads until the account is known, then redirects to the plans and is remembered', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/account', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/calculations/compare?sort=net')
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/plans')
  expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBe('/calculations/compare?sort=net')
})

test('after an upgrade elsewhere the table opens without a reload', async ({ page }) => {
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have any saved calculations yet")
  await waitUntilIdle(page)
  await page.route('**/api/account', async (route) => {
    const account = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...account, premium: true } })
  })
  await page.evaluate(() => {
    window.history.pushState(null, '', '/calculations/compare')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('link', { name: 'List', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/calculations/compare')
})

test('an account that cannot be fetched shows an error in place of the table', async ({ page }) => {
  await page.route('**/api/account', (route) => route.abort())
  await page.goto('/calculations/compare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not show this page')
  await expect(page.getByRole('table')).toHaveCount(0)
})
