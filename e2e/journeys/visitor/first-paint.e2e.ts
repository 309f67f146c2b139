import { holdApplication, openHeld, SCRIPTS } from '../../first-paint.ts'
import { expect, expectAccessible, expectScreen, test } from '../../house.ts'
import { shifted, watchShifts } from '../../layout-shift.ts'

for (const [path, title] of [
  ['/signin', 'Sign In · Homeyield'],
  ['/forgotpassword', 'Forgot Password? · Homeyield'],
  ['/no-such-page', 'Page not found · Homeyield'],
] as const) {
  for (const width of [375, 1280]) {
    test(`${path} has its title and header before the application is there, and nothing moves: ${width} px`, async ({
      page,
    }) => {
      const said: string[] = []
      page.on(
        'console',
        (message) => void (/Content.Security.Policy/u.test(message.text()) && said.push(message.text())),
      )
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const letGo = await holdApplication(page)
      await openHeld(page, path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { name: 'Loading' })).toHaveCount(1)
      const brand = page.getByRole('link', { name: 'Homeyield, start' })
      const header = page.locator('header')
      const before = [await brand.boundingBox(), await header.boundingBox()]
      await expectAccessible(page, { loading: true })

      letGo()
      await expectScreen(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([await brand.boundingBox(), await header.boundingBox()]).toEqual(before)
      expect(await shifted(page)).toBeLessThan(0.02)
      await expect(page).toHaveTitle(title)
      expect(said).toEqual([])
    })
  }
}

test('a visitor at the calculator sees nothing of it on the way to sign in', async ({ page }) => {
  const letGo = await holdApplication(page)
  await openHeld(page, '/calculator')
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('header')).not.toContainText('Sign In')
  await expect(page.getByText('New calculation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

test('signing up as a professional has its palette, and leaves it behind', async ({ page }) => {
  const palette = () => page.evaluate(() => document.documentElement.dataset['audience'])
  await page.goto('/signup?professional=true')
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  expect(await palette()).toBe('professional')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  expect(await palette()).toBeUndefined()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what needs it, and nothing else', async ({ page }) => {
    await page.goto('/signin')
    await expect(page.locator('noscript')).toBeInViewport()
    await expect(page.locator('#root')).toBeHidden()
  })
})

test('where the application does not come, the page says so after a while, and how to go on', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort('connectionreset'))
  await page.goto('/signin')
  const said = page.getByRole('alert')
  await expect(page.getByText('This page has not loaded yet')).toBeHidden()
  await expect(said).toHaveText('This page has not loaded yet. Check your connection, then load it again.', {
    timeout: 20_000,
  })
  await expectAccessible(page, { loading: true })
  await page.unroute(SCRIPTS)
  await said.getByRole('link', { name: 'load it again' }).click()
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible()
  await expect(page.getByText('has not loaded yet')).toHaveCount(0)
})
