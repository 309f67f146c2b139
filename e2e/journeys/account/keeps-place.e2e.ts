import { expect, test } from '../../house.ts'
import { lendPatience, untilStill } from '../../still.ts'

test.use({ tier: 'own', viewport: { width: 375, height: 500 } })

for (const place of [300, 600]) {
  test(`the profile keeps its place when it is loaded anew, ${place} px down`, async ({ page }) => {
    const at = () => page.evaluate(() => window.scrollY)
    const logout = page.getByRole('main').getByRole('button', { name: 'Logout' })
    await lendPatience(page)
    await page.goto('/profile')
    await expect(logout).toBeVisible()
    await untilStill(page)
    await page.evaluate((y) => window.scrollTo(0, y), place)
    await expect.poll(at).toBe(place)
    const before = await logout.boundingBox()
    await page.reload()
    await expect(logout).toBeVisible()
    await expect.poll(at).toBe(place)
    await expect.poll(() => logout.boundingBox()).toEqual(before)
  })
}
