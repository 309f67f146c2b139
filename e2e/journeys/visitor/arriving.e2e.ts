import { expect, test, expectScreen } from '../../house.ts'

test('a page that is loaded in a tab that was used opens at its top, and reloading it keeps the place', async ({
  page,
}) => {
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
