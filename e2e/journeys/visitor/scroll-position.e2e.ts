import { expect, test, expectScreen } from '../../fixtures.ts'

test('a page loaded in a used tab opens at its top, and a reload restores the scroll position', async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY)
  for (const path of ['/termsandconditions', '/privacypolicy', '/termsandconditions']) {
    await page.goto(path)
    await expectScreen(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await place()).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(place).toBe(900)
  }
  await page.reload()
  await expectScreen(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(place).toBe(900)
})
