import type { Page } from '@playwright/test'
import { expect, test } from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'

test.use({ tier: 'premium', viewport: { width: 375, height: 720 } })

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your result' })
const bar = (page: Page) => page.getByRole('button', { name: /Open the full result/u })

test.beforeEach(async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('12 Back Street, Ponsonby, Auckland'))
  await page.goto('/calculations')
  await page.getByRole('link', { name: /12 Back Street/u }).click()
  await bar(page).click()
  await expect(sheet(page)).toBeVisible()
})

test('Back closes the result and stays in the calculator', async ({ page }) => {
  const { pathname } = new URL(page.url())
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(pathname)
  await expect(bar(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/calculations')
})

for (const [way, close] of Object.entries({
  'the button': (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
})) {
  test(`closing it by ${way} leaves no history entry`, async ({ page }) => {
    await close(page)
    await expect(sheet(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/calculations')
  })
}

test('it opens again after a reload, with Forward, and a second time', async ({ page }) => {
  await page.reload()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await page.goForward()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await bar(page).click()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/calculations')
})
