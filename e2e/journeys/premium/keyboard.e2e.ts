import type { Locator, Page } from '@playwright/test'
import { box, expect, figure, result, SAMPLE, saved, section, test, typeToFind, rentLink } from '../../calculator.ts'

test.use({ tier: 'premium', signedOut: true })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

const MAX_STEPS = 60

/** Presses Tab until the control has the focus. */
async function tabUntil(page: Page, controlPayments: Locator, key = 'Tab'): Promise<void> {
  await expect(controlPayments).toHaveCount(1)
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await controlPayments.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement)))
      return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(controlPayments)} was not reached within ${MAX_STEPS} steps of the Tab key`)
}

async function type(page: Page, controlPayments: Locator, text: string): Promise<void> {
  await tabUntil(page, controlPayments)
  await page.keyboard.type(text)
}

test('sign-in, address, figures, working and save work with the keyboard alone', async ({ page, person, callApi }) => {
  await page.goto('/signin')
  await type(page, page.getByLabel('Email'), person.email)
  await type(page, page.getByLabel('Password', { exact: true }), person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calculator')

  await tabUntil(page, page.getByRole('combobox', { name: 'Address' }))
  await typeToFind(page, 'addresses', SAMPLE.address)
  await expect(page.getByRole('option', { name: SAMPLE.address })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  // The rent can be changed only after the market rent has loaded.
  await expect(rentLink(page)).toBeVisible()

  await type(page, box(page, 'Rental income a week'), '635')
  await type(page, box(page, 'Purchase price'), '850000')
  await type(page, box(page, 'Deposit'), '170000')
  await type(page, box(page, 'Interest rate'), '6.49')
  await tabUntil(page, page.getByRole('radio', { name: 'Weekly', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Fortnightly' })).toBeChecked()
  await expect(figure(section(page, 'Borrowing'), 'Fortnightly repayment')).toContainText('$1,981')
  await type(page, box(page, 'Insurance'), '1800')
  await type(page, box(page, 'Rates'), '2900')
  await tabUntil(page, page.getByRole('checkbox', { name: /Include a year’s interest/u }))
  await page.keyboard.press('Space')
  await expect(figure(result(page), 'Net yield')).toContainText('2.56%')

  const gross = figure(section(page, 'Investment Return'), 'Gross rental yield')
  await tabUntil(page, gross)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Gross rental yield' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(gross).toBeFocused()

  // In the section's head, before its fields.
  const saveButton = section(page, 'Investment Return').getByRole('button', { name: 'Save', exact: true })
  await tabUntil(page, saveButton, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  expect(await callApi('GET', '/calculations')).toMatchObject([{ property: SAMPLE.address, gross_rental_yield: 3.88 }])
})
