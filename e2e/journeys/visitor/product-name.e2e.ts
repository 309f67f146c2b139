import { expect, test } from '../../fixtures.ts'

const NAME = 'Whare & Sums'

// Public pages: run/public-pages.test.ts.
test('a configured product name shows everywhere in the application', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), product_name: NAME } })
  })
  for (const [path, title] of [
    ['/signin', `Sign In · ${NAME}`],
    ['/signup', `Sign Up · ${NAME}`],
    ['/forgotpassword', `Forgot Password? · ${NAME}`],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('body')).toContainText(NAME)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('body')).not.toContainText('Homeyield')
  }
})
