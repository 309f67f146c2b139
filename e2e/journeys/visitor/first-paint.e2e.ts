import { expectAccessible } from '../../expect-accessible.ts'
import { delayScripts, openWithoutScripts, SCRIPTS } from '../../delay-scripts.ts'
import { expect, expectScreen, test, WITH_MOTION } from '../../fixtures.ts'
import { layoutShift, recordLayoutShifts } from '../../layout-shift.ts'

test.use(WITH_MOTION)

for (const [path, title] of [
  ['/signin', 'Sign In · Homeyield'],
  ['/forgotpassword', 'Forgot Password? · Homeyield'],
  ['/no-such-page', 'Page not found · Homeyield'],
] as const) {
  for (const width of [375, 1280]) {
    test(`${path} shows its title and header before the application starts, without layout shifts: ${width} px`, async ({
      page,
    }) => {
      const errors: string[] = []
      page.on(
        'console',
        (message) => void (/Content.Security.Policy/u.test(message.text()) && errors.push(message.text())),
      )
      await page.setViewportSize({ width, height: 800 })
      await recordLayoutShifts(page)
      const release = await delayScripts(page)
      await openWithoutScripts(page, path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { name: 'Loading' })).toHaveCount(1)
      const brand = page.getByRole('link', { name: 'Homeyield, start' })
      const header = page.locator('header')
      const before = [await brand.boundingBox(), await header.boundingBox()]
      if (width === 375) await expectAccessible(page, { loading: true })

      release()
      await expectScreen(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([await brand.boundingBox(), await header.boundingBox()]).toEqual(before)
      expect(await layoutShift(page)).toBeLessThan(0.02)
      await expect(page).toHaveTitle(title)
      expect(errors).toEqual([])
    })
  }
}

test('the calculator redirects a visitor to sign in without showing itself', async ({ page }) => {
  const release = await delayScripts(page)
  await openWithoutScripts(page, '/calculator')
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('header')).not.toContainText('Sign In')
  await expect(page.getByText('New calculation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

test('signing up as a professional has its own colours, and other pages do not', async ({ page }) => {
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

  test('the page shows that JavaScript is needed', async ({ page }) => {
    await page.goto('/signin')
    await expect(page.locator('noscript')).toBeInViewport()
    await expect(page.locator('#root')).toBeHidden()
  })
})

test('if the application does not load, the page shows after some seconds what to do', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort('connectionreset'))
  await page.goto('/signin')
  const alert = page.getByRole('alert')
  await expect(page.getByText('This page has not loaded yet')).toBeHidden()
  await expect(alert).toHaveText('This page has not loaded yet. Check your connection, then load it again.', {
    timeout: 20_000,
  })
  await expectAccessible(page, { loading: true })
  await page.unroute(SCRIPTS)
  await alert.getByRole('link', { name: 'load it again' }).click()
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible()
  await expect(page.getByText('has not loaded yet')).toHaveCount(0)
})
