import type { Page } from '@playwright/test'
import { expect, test, expectScreen } from '../../house.ts'
import { shifted, watchShifts } from '../../layout-shift.ts'

test.use({ tier: 'own' })

const PREMIUM = {
  premium: true,
  premium_subscription_cancelled: true,
  premium_paid_until: '2026-12-05',
  email_confirmed: true,
}

/** Holds an answer back until it is let go, with some of it changed. */
async function holdBack(page: Page, path: string, changes: object = {}): Promise<() => void> {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/api/${path}`, async (route) => {
    const answer = await route.fetch()
    await gate
    await route.fulfill({ json: { ...(await answer.json()), ...changes } })
  })
  return letGo
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchShifts(page))

    for (const path of ['/profile', '/editaccount', '/editpassword', '/deleteaccount']) {
      for (const [kind, changes] of Object.entries({ 'that is not confirmed': {}, 'with Premium': PREMIUM })) {
        test(`${path} does not move when an account ${kind} comes late`, async ({ page }) => {
          const letGo = await holdBack(page, 'account', changes)
          await page.goto(path)
          await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible()
          expect(await shifted(page)).toBeLessThan(0.02)
          letGo()
          await expect(page.locator('main [aria-busy]')).toHaveCount(0)
          await expect(page.getByRole('main').getByRole('link').last()).toBeVisible()
          expect(await shifted(page)).toBeLessThan(0.02)
        })
      }
    }

    for (const path of ['/about', '/how-it-works', '/support', '/termsandconditions', '/privacypolicy']) {
      test(`${path} is there at once, whatever comes late, and does not move`, async ({ page }) => {
        await page.route('**/api/**', () => undefined)
        await page.goto(path)
        await expectScreen(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('banner').getByRole('link', { name: 'Calculator' })).toBeVisible()
        expect(await shifted(page)).toBeLessThan(0.02)
      })
    }
  })
}
