import { expect, expectToFit, test, expectScreen } from '../../fixtures.ts'

test.use({ tier: 'own' })

const LONG = {
  name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100),
  email: 'christopher.montgomery@harcourtspropertymanagement.co.nz',
}

for (const premium of [true, false]) {
  test(`a long name and a long address wrap within the page, ${premium ? 'with' : 'without'} Premium`, async ({
    page,
  }) => {
    await page.route('**/api/account', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), ...LONG, premium } })
    })
    for (const path of ['/profile', '/editaccount', '/yourbrand', '/editpassword', '/deleteaccount', '/yourdata']) {
      await page.goto(path)
      await expectScreen(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      await expectToFit(page)
    }
  })
}

test('a message with a long address wraps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/editaccount')
  const response = { name: LONG.name, email: LONG.email, email_confirmed: false }
  await page.route('**/api/account', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    const known = (await (await route.fetch({ method: 'GET', postData: '' })).json()) as object
    await route.fulfill({ json: { ...known, ...response } })
  })
  await page.getByLabel('Email').fill(LONG.email)
  await page.getByLabel('Current Password', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Please check ${LONG.email} for the link`)).toBeVisible()
  await expectToFit(page)
})
