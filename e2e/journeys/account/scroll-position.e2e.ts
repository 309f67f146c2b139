import { expect, test } from '../../fixtures.ts'
import { extendLoadingTimeout, waitUntilIdle } from '../../page-idle.ts'

test.use({ tier: 'own', viewport: { width: 375, height: 500 } })

for (const place of [300, 600]) {
  test(`reloading the profile restores the scroll position, ${place} px down`, async ({ page }) => {
    const at = () => page.evaluate(() => window.scrollY)
    const logout = page.getByRole('main').getByRole('button', { name: 'Logout' })
    await extendLoadingTimeout(page)
    await page.goto('/profile')
    await expect(logout).toBeVisible()
    await waitUntilIdle(page)
    await page.evaluate((y) => window.scrollTo(0, y), place)
    await expect.poll(at).toBe(place)
    const before = await logout.boundingBox()
    await page.reload()
    await expect(logout).toBeVisible()
    await expect.poll(at).toBe(place)
    await expect.poll(() => logout.boundingBox()).toEqual(before)
  })
}
