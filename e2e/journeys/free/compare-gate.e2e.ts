import { expect, test } from '../../house.ts'
import { untilStill } from '../../still.ts'

test.use({ tier: 'free' })

test('the table’s address shows that it loads while the account is fetched, then leads to the plans and is remembered', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/account', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/calculations/compare?sort=net')
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  answer()
  await expect(page).toHaveURL('/plans')
  expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBe('/calculations/compare?sort=net')
})

test('who has upgraded since the account was last asked for is let in', async ({ page }) => {
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have any saved calculations yet")
  await untilStill(page)
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

test('an account that cannot be fetched is said in words, and the table is not shown', async ({ page }) => {
  await page.route('**/api/account', (route) => route.abort())
  await page.goto('/calculations/compare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not show this page')
  await expect(page.getByRole('table')).toHaveCount(0)
})
