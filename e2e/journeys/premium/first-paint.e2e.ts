import { expectAccessible } from '../../expect-accessible.ts'
import { delayScripts, openWithoutScripts } from '../../delay-scripts.ts'
import { expect, expectScreen, test, WITH_MOTION } from '../../fixtures.ts'
import { layoutShift, recordLayoutShifts } from '../../layout-shift.ts'

test.use({ tier: 'premium', ...WITH_MOTION })
// No saved calculations.
test.beforeEach(({ callApi }) => void callApi)

for (const [path, heading] of [
  ['/calculator', 'New calculation'],
  ['/calculations', /saved calculation/u],
  ['/profile', 'Profile'],
] as const) {
  for (const width of [375, 1280]) {
    test(`${path} shows its header before the application starts, without layout shifts: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await recordLayoutShifts(page)
      const release = await delayScripts(page)
      await openWithoutScripts(page, path)
      const brand = page.getByRole('link', { name: 'Homeyield, start' })
      const before = await brand.boundingBox()
      if (width === 375) await expectAccessible(page, { loading: true })

      release()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expectScreen(page)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      expect(await brand.boundingBox()).toEqual(before)
      expect(await layoutShift(page)).toBeLessThan(0.02)
    })
  }
}

test('a reload further down the calculator restores its place without layout shifts', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  const place = () => page.evaluate(() => window.scrollY)
  await page.goto('/calculator')
  await expectScreen(page)
  await page.evaluate(() => window.scrollTo(0, 98))
  await recordLayoutShifts(page)
  const release = await delayScripts(page, /\/assets\/calculator-[^/]+\.js$/u)
  await page.reload({ waitUntil: 'commit' })
  // Until then the page ends in view.
  await expect.poll(place).toBeGreaterThan(0)

  release()
  await expectScreen(page)
  await expect.poll(place).toBe(98)
  expect(await layoutShift(page)).toBeLessThan(0.02)
})

test('with a session, the sign-in page redirects to the calculator without showing its form', async ({ page }) => {
  const release = await delayScripts(page)
  await openWithoutScripts(page, '/signin')
  await expect(page.getByText('Password', { exact: true })).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { name: 'New calculation' })).toBeVisible()
})
