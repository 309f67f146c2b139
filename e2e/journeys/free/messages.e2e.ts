import { expectAccessible } from '../../expect-accessible.ts'
import { IMMEDIATELY, calculationOf, expect, test, WITH_MOTION } from '../../fixtures.ts'
import type { Page } from '@playwright/test'

test.use({ tier: 'own', ...WITH_MOTION })

const deleted = (page: Page) => page.getByRole('status').filter({ hasText: 'Calculation deleted' })

async function deleteOne(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
}

test.beforeEach(async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('3 Marine Parade, Napier South, Napier'))
  await page.clock.install()
  await page.goto('/calculations')
})

test('a message can be closed', async ({ page }) => {
  await deleteOne(page)
  // It does not close by itself while the pointer is over it.
  await deleted(page).hover()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(deleted(page)).toHaveCount(0, IMMEDIATELY)
})

test('a success message closes by itself, but not under the pointer', async ({ page }) => {
  await deleteOne(page)
  await deleted(page).hover()
  await page.clock.runFor(10_000)
  await expect(deleted(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(deleted(page)).toHaveCount(0)
})

test('a new message replaces the one before', async ({ page }) => {
  await deleteOne(page)
  await expect(deleted(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click()
  await expect(deleted(page)).toHaveCount(0, IMMEDIATELY)
  await page.getByRole('link', { name: 'Edit account' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your account was updated.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(1)
})

test('while a screen loads, the one before stays and shows progress', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/profile-screen*', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.locator('[data-moving]')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: '1 saved calculation' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeFocused()
  await expect(page.locator('[data-moving]')).toHaveCount(0)
})
