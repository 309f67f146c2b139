import type { Page } from '@playwright/test'
import { box, expect, fill, openCalculator, test } from '../../calculator.ts'
import { letSessionExpire } from '../../house.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ ask }) => expect(await ask('GET', '/calculations')).toEqual([]))

async function takeFromMenu(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link, exact: true }).click()
}

test('who is signed in never sees the landing page, and has the calculator in the header of the others', async ({
  page,
}) => {
  for (const path of ['/home', '/home/', '/home?professional=true']) {
    await page.goto(path)
    await expect(page).toHaveURL('/calculator')
  }
  await page.goto('/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Calculator' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Log In' })).toBeHidden()
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeHidden()
  await header.getByRole('link', { name: 'Calculator' }).click()
  await expect(page).toHaveURL('/calculator')
})

test('whose session has run out is a visitor there', async ({ page }) => {
  await page.goto('/about')
  await letSessionExpire(page)
  await page.goto('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(page).toHaveURL('/home')
  await page.evaluate(() => localStorage.setItem('homeyield.token', 'nothing of ours'))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calculator' })).toBeHidden()
})

test('from the menu of the calculator to a public page and back', async ({ page }) => {
  await openCalculator(page)
  await takeFromMenu(page, 'About')
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(box(page, 'Rates')).toBeVisible()
  await expect(page.locator('[data-moving]')).toHaveCount(0)
})

test('unsaved changes are asked about on the way to a public page, and stay with who stays', async ({ page }) => {
  await openCalculator(page)
  await fill(page, { Rates: '3456' })
  await takeFromMenu(page, 'Privacy Policy')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/calculator')
  await expect(box(page, 'Rates')).toHaveValue('3,456')

  // By the address bar nobody is asked, and nothing is lost either.
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('3,456')

  await takeFromMenu(page, 'Privacy Policy')
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/privacypolicy')
  await page.goBack()
  await expect(box(page, 'Rates')).toBeVisible()
  await expect(box(page, 'Rates')).not.toHaveValue('3,456')
})

test('the premium popup opens at a public page’s address, and closing it leads to the page', async ({ page }) => {
  await page.goto('/support/premiumpopup')
  const popup = page.getByRole('dialog', { name: 'Premium' })
  await popup.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/support')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
})
