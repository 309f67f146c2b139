import { expectAccessible } from '../../expect-accessible.ts'
import type { Locator } from '@playwright/test'
import { IMMEDIATELY, expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'own' })

/** The top and bottom edge of an element, in CSS pixels. */
async function extent(shown: Locator): Promise<{ top: number; bottom: number }> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { top: box.y, bottom: box.y + box.height }
}

for (const width of [375, 1280]) {
  test(`a page that opens with a message has space for it, and does not shift when it closes, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/editaccount')
    await page.getByLabel('Full Name').fill('Kiri Journey')
    await page.getByRole('button', { name: 'Save' }).click()
    const bar = page.getByRole('status').filter({ hasText: 'Your account was updated.' })
    // It does not close by itself while the pointer is over it.
    await bar.getByText('Your account was updated.').hover()
    await expect(page).toHaveURL('/profile')
    const heading = page.getByRole('heading', { level: 1, name: 'Profile' })
    await expect(heading).toBeVisible()
    const before = await extent(heading)
    expect((await extent(bar.getByText('Your account was updated.'))).bottom).toBeLessThan(before.top)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Close message' }).click()
    await expect(page.getByText('Your account was updated.')).toHaveCount(0, IMMEDIATELY)
    await expect(heading).toBeFocused()
    expect(await extent(heading)).toEqual(before)
    await expectToFit(page, [320])
    await page.setViewportSize({ width, height: 800 })

    // Without the message, the page starts at its usual place again.
    await page.getByRole('main').getByRole('link', { name: 'Edit account' }).click()
    await page.getByRole('link', { name: 'Back to Profile' }).click()
    await expect(heading).toBeFocused()
    expect((await extent(heading)).top).toBeLessThan(before.top)
  })
}
