import type { Page } from '@playwright/test'
import { expect, test, expectScreen, WITH_MOTION } from '../../fixtures.ts'
import { layoutShift, recordLayoutShifts } from '../../layout-shift.ts'

test.use({ tier: 'own', ...WITH_MOTION })

const PREMIUM = {
  premium: true,
  premium_subscription_cancelled: true,
  premium_paid_until: '2026-12-05',
  email_confirmed: true,
}

/** Delays a response until the returned function is called, and changes some of its fields. */
async function delayResponse(page: Page, path: string, changes: object = {}): Promise<() => void> {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/${path}`, async (route) => {
    const response = await route.fetch()
    await gate
    await route.fulfill({ json: { ...(await response.json()), ...changes } })
  })
  return release
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => recordLayoutShifts(page))

    test('no screen shifts when the account loads slowly', async ({ page }) => {
      for (const [path, changes] of [
        ['/profile', {}],
        ['/profile', PREMIUM],
        ['/editaccount', PREMIUM],
        ['/editpassword', PREMIUM],
        ['/deleteaccount', PREMIUM],
      ] as const) {
        const release = await delayResponse(page, 'account', changes)
        await page.goto(path)
        await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible()
        expect(await layoutShift(page), path).toBeLessThan(0.02)
        release()
        await expect(page.locator('main [aria-busy]')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('link').last()).toBeVisible()
        expect(await layoutShift(page), path).toBeLessThan(0.02)
      }
    })

    test('public pages show at once without the API, and do not shift', async ({ page }) => {
      await page.route('**/api/**', () => undefined)
      for (const path of ['/about', '/how-it-works', '/support', '/termsandconditions', '/privacypolicy']) {
        await page.goto(path)
        await expectScreen(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const link = width < 1024 ? 'Calculator' : 'New Calculation'
        await expect(page.getByRole('banner').getByRole('link', { name: link })).toBeVisible()
        expect(await layoutShift(page), path).toBeLessThan(0.02)
      }
    })
  })
}
