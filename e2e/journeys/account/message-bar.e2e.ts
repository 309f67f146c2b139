import type { Locator, Page } from '@playwright/test'
import { chooseAddress, openCalculator, save, saved } from '../../calculator.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { IMMEDIATELY, expect, expectToFit, test } from '../../fixtures.ts'
import { waitUntilIdle } from '../../page-idle.ts'

test.use({ tier: 'own' })

/** The top and bottom edge of an element, in CSS pixels. */
async function extent(shown: Locator): Promise<{ top: number; bottom: number }> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { top: box.y, bottom: box.y + box.height }
}

/** Expects the message over the header's row, beside the menu. */
async function expectClear(page: Page, bar: Locator): Promise<void> {
  const { top, bottom } = await extent(bar)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual((await extent(page.getByRole('banner'))).bottom)
  await page.getByRole('button', { name: 'Menu', exact: true }).click({ trial: true })
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a message covers no heading and moves nothing when a calculation is saved or deleted', async ({ page }) => {
      await openCalculator(page)
      await chooseAddress(page)
      const section = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      // Playwright scrolls to press what is in the header.
      await page.evaluate(() => window.scrollTo(0, 0))
      const { top } = await extent(section)
      await save(page)
      expect((await extent(section)).top).toBeCloseTo(top, 0)
      await expectClear(page, saved(page).locator('p'))
      await expect(page).toHaveURL(/\/calculator\/./u)
      await waitUntilIdle(page)

      await page.goto('/calculations')
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      const remove = page.getByRole('button', { name: /^Delete / })
      await expect(remove).toBeVisible()
      const before = await extent(heading)
      await remove.click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
      await expectClear(page, page.getByText('Calculation deleted'))
      // What was deleted leaves the list, however late the server answers; the message moves nothing.
      expect((await extent(heading)).top).toBeCloseTo(before.top, 0)
    })

    test('a message of the page before can be closed, and the heading takes the focus', async ({ page }) => {
      await page.goto('/editaccount')
      await page.getByLabel('Full Name').fill('Kiri Journey')
      await page.getByRole('button', { name: 'Save' }).click()
      const message = page.getByText('Your account was updated.')
      // It does not close by itself while the pointer is over it.
      await message.hover()
      await expect(page).toHaveURL('/profile')
      const heading = page.getByRole('heading', { level: 1, name: 'Profile' })
      await expectClear(page, message)
      // Nor while it has the focus: in a smaller window the pointer is beside it.
      await page.getByRole('button', { name: 'Close message' }).focus()
      const before = await extent(heading)
      await expectAccessible(page)
      await expectToFit(page, [320])
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('button', { name: 'Close message' }).click()
      await expect(message).toHaveCount(0, IMMEDIATELY)
      await expect(heading).toBeFocused()
      expect(await extent(heading)).toEqual(before)
    })
  })
}
