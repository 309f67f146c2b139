import { holdApplication, openHeld } from '../../first-paint.ts'
import { expect, expectAccessible, expectScreen, test } from '../../house.ts'
import { shifted, watchShifts } from '../../layout-shift.ts'

test.use({ tier: 'premium' })
// Nothing is saved.
test.beforeEach(({ ask }) => void ask)

for (const [path, heading] of [
  ['/calculator', 'New calculation'],
  ['/calculations', /saved calculation/u],
  ['/profile', 'Profile'],
] as const) {
  for (const width of [375, 1280]) {
    test(`${path} has its header before the application is there, and nothing moves: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const letGo = await holdApplication(page)
      await openHeld(page, path)
      const brand = page.getByRole('link', { name: 'Homeyield, start' })
      const before = await brand.boundingBox()
      await expectAccessible(page, { loading: true })

      letGo()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expectScreen(page)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      expect(await brand.boundingBox()).toEqual(before)
      expect(await shifted(page)).toBeLessThan(0.02)
    })
  }
}

test('who is signed in sees no form on the way from signing in to the calculator', async ({ page }) => {
  const letGo = await holdApplication(page)
  await openHeld(page, '/signin')
  await expect(page.getByText('Password', { exact: true })).toHaveCount(0)
  letGo()
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { name: 'New calculation' })).toBeVisible()
})
