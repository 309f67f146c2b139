import type { Locator, Page } from '@playwright/test'
import { box, choose, expect, openCalculator, openSection, save, saveButton, saved, test } from '../../calculator.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { tabTo } from '../../fixtures.ts'
import { layoutShift, recordLayoutShifts } from '../../layout-shift.ts'
import { waitUntilIdle } from '../../page-idle.ts'
import { expectStoredRents, visitOnce } from '../../offline-cache.ts'

test.use({ tier: 'premium', serviceWorkers: 'allow', viewport: { width: 375, height: 720 } })

const figure = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'What these four give' }).locator('div').filter({ hasText: name }).last()

async function answer(page: Page, suburb: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Which suburb?' }).fill(suburb)
  await page.getByRole('option').first().click()
  await choose(page, 'Bedrooms', '3')
  await page.getByLabel('Asking price').fill('800000')
  await page.getByLabel('Your deposit').fill('160000')
}

/** The same with the keyboard alone, as far as the price. */
async function answerByKeyboard(page: Page, suburb: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Which suburb?' }).focus()
  await page.keyboard.type(suburb)
  // Not the options of what was typed so far.
  await expect(page.getByRole('option').first()).toContainText(suburb, { ignoreCase: true })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(figure(page, 'Weekly rent')).toContainText('$')
  await tabTo(page, '1', 5)
  const bedrooms = page.getByRole('group', { name: 'Bedrooms', exact: true })
  for (const count of ['2', '3']) {
    await page.keyboard.press('ArrowRight')
    await expect(bedrooms.getByRole('radio', { name: count, exact: true })).toBeChecked()
  }
  await tabTo(page, 'Asking price', 1)
  await page.keyboard.type('800000')
}

const card = (page: Page): Locator => page.getByRole('heading', { name: 'At an open home' }).locator('xpath=../..')

test('four fields give rent with its confidence, yields and cash; the rest is asked later', async ({
  page,
  callApi,
}) => {
  await openCalculator(page)
  await expect(page.getByRole('heading', { name: 'At an open home' })).toBeVisible()
  await expectAccessible(page, { dark: true })
  await answerByKeyboard(page, 'newtown north')
  await expect(figure(page, 'Net yield')).toContainText('without the loan')
  await expect(page.getByText('Enter a deposit: the loan is not counted yet.').first()).toBeVisible()
  await tabTo(page, 'Your deposit', 1)
  await page.keyboard.type('160000')
  await expect(page.getByLabel('Your deposit')).toHaveAccessibleDescription('LVR 80.00%')
  await expect(figure(page, 'Net yield')).not.toContainText('without the loan')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(card(page).getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await expect(figure(page, 'Weekly rent')).toContainText('$655')
  await expect(page.getByText(/^Medium confidence\. Area median likely \$599–728\./u)).toBeVisible()
  await expect(figure(page, 'Gross yield')).toContainText('4.26%')
  await expect(figure(page, 'Cash each week')).toContainText('−$')
  await expect(page.getByText('Loan at 5.50% over 30 years')).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Your note').fill('Damp in the back room.\nAsk about the roof.')
  await expectAccessible(page, { dark: true })
  await save(page)
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await expect(page.getByText('Add your own photo').first()).toBeVisible()
  await recordLayoutShifts(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'At an open home' })).toHaveCount(0)
  await expect(page.getByLabel('Your note')).toHaveValue('Damp in the back room.\nAsk about the roof.')
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await openSection(page, 'Borrowing')
  await expect(box(page, 'Purchase price')).toHaveValue('800,000')
  expect(await callApi('GET', '/calculations')).toMatchObject([{ property: 'Newtown, Wellington City' }])
})

test('works without a connection in any area, and is saved later with its rent', async ({ page, context, callApi }) => {
  await visitOnce(page)
  await expectStoredRents(page)
  await context.setOffline(true)
  await page.goto('/calculator')
  await waitUntilIdle(page)
  await answer(page, 'otahuhu')
  await expect(page.getByText(/^(?:High|Medium|Low) confidence\. Area median likely/u)).toBeVisible()
  await expect(figure(page, 'Weekly rent')).toContainText('$')
  await card(page).getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Your note').fill('Steep drive')
  await card(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  expect(await callApi('GET', '/calculations')).toMatchObject([
    { rent_source: 'market', purchase_price: 800_000, note: 'Steep drive' },
  ])
  await expect(page.getByText('Add your own photo').first()).toBeVisible()
})

test('after a reload, a calculation that is not saved goes on at the open home', async ({ page }) => {
  await openCalculator(page)
  await answer(page, 'newtown north')
  await recordLayoutShifts(page)
  await page.reload()
  const open = page.getByRole('button', { name: 'At an open home? Four fields are enough' })
  await expect(open).toBeVisible()
  await waitUntilIdle(page)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await expectAccessible(page, { dark: true })
  await open.click()
  await expect(card(page).getByLabel('Asking price')).toHaveValue('800,000')
  await expect(figure(page, 'Weekly rent')).toContainText('$655')
  await expect(card(page).getByRole('button', { name: 'Save' })).toBeVisible()
})

test('a wide screen offers it in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openCalculator(page)
  await page.getByRole('button', { name: 'At an open home? Four fields are enough' }).click()
  await expect(page.getByRole('combobox', { name: 'Which suburb?' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(saveButton(page)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Which suburb?' })).toHaveCount(0)
})
