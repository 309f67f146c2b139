import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import {
  box,
  chooseAddress,
  OTHER_SAMPLE,
  expect,
  fill,
  openCalculator,
  SAMPLE,
  section,
  test,
  rentLink,
  openPage,
} from '../../calculator.ts'

// What a free account may do: web/src/screens/calculator/address/free-account.test.tsx.
// The shared free account may look up the market rent of one area only: that of SAMPLE.
test.use({ tier: 'own' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

const popup = (page: Page) => page.getByRole('dialog', { name: 'Premium' })

test('the premium popup and the plans leave a calculation as it is, and its area stays free', async ({ page }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await fill(page, { Rates: '3456' })
  await page.getByRole('combobox', { name: 'Address' }).fill(OTHER_SAMPLE.typed)
  await page.getByRole('option', { name: OTHER_SAMPLE.address }).click()
  await expect(popup(page)).toBeVisible()
  await expectAccessible(page)
  await popup(page).getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/plans')
  await page.getByRole('link', { name: 'Go to Calculator' }).first().click()
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await page.reload()
  await expect(rentLink(page)).toBeVisible()
  await expect(popup(page)).toHaveCount(0)

  // Beside the tag of “Split the loan” there is no room for it on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, 'Loans')
  const schedule = page.getByRole('button', { name: 'Loan schedule' })
  await schedule.scrollIntoViewIfNeeded()
  await expect(schedule).toBeInViewport({ ratio: 1 })
})

test('a free account sees the years of its region, and the price against the rent', async ({ page }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await fill(page, { 'Purchase price': '850,000', 'Rental income a week': '635' })
  await openPage(page, 'Rent')
  const years = section(page, 'Years of Auckland Region')
  const chart = years.getByRole('figure', { name: 'Median weekly rents, Auckland Region' })
  await expect(chart.getByRole('definition')).toHaveText(['$650', /^\$\d+$/u])
  await chart.getByText('Figures as a table').click()
  await expect(chart.getByRole('row', { name: /^May 2026/u })).toContainText('$650')
  await expect(years).toContainText('1,339')
  await expect(years).toContainText('Price $850,000 ÷ $635 a week')
  await expectAccessible(page)
})
