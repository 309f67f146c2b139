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
  save,
  saveButton,
  section,
  test,
  rentLink,
  openPage,
} from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'

// The shared free account may look up the market rent of one area only: that of SAMPLE.
test.use({ tier: 'own' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

const popup = (page: Page) => page.getByRole('dialog', { name: 'Premium' })

async function chooseOtherSample(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Address' }).fill(OTHER_SAMPLE.typed)
  await page.getByRole('option', { name: OTHER_SAMPLE.address }).click()
}

test('premium sections show their heading and an ‘Upgrade to Premium’ tag instead of content', async ({ page }) => {
  await openCalculator(page)
  for (const title of ['Market Trends', 'Property Information']) {
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  }
  await expect(page.getByText('data is not available for this property')).toHaveCount(0)
  const tags = page.getByRole('link', { name: 'Upgrade to Premium' })
  // The two sections, and the property's photo.
  await expect(tags).toHaveCount(3)
  await fill(page, { Rates: '3456' })
  await tags.first().click()
  await expect(page).toHaveURL('/calculator/premiumpopup')
  await expect(popup(page)).toContainText('You need a premium account to access that feature.')
  await expectAccessible(page)
  await popup(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/calculator')
  await expect(box(page, 'Rates')).toHaveValue('3,456')

  // Beside the tag of “Split the loan” there is no room for it on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, 'Loans')
  const schedule = page.getByRole('button', { name: 'Loan schedule' })
  await schedule.scrollIntoViewIfNeeded()
  await expect(schedule).toBeInViewport({ ratio: 1 })
})

test('property searches are free in one area, and leave the calculation unchanged in another', async ({ page }) => {
  await test.step('a search in another area opens the premium popup', async () => {
    await openCalculator(page)
    await chooseAddress(page)
    const rent = await box(page, 'Rental income a week').inputValue()
    await fill(page, { Rates: '3456' })
    await chooseOtherSample(page)
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL('/calculator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
    await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(SAMPLE.address)
    await expect(box(page, 'Rental income a week')).toHaveValue(rent)
    await expect(box(page, 'Rates')).toHaveValue('3,456')
  })

  await test.step('the plans do not ask about unsaved changes, and Back restores the calculation', async () => {
    await page.getByRole('link', { name: 'Upgrade to Premium' }).first().click()
    await popup(page).getByRole('link', { name: 'Upgrade' }).click()
    await expect(page).toHaveURL('/plans')
    await page.getByRole('link', { name: 'Go to Calculator' }).first().click()
    await expect(page).toHaveURL('/calculator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
    await expect(box(page, 'Rates')).toHaveValue('3,456')
  })

  await test.step('the same area again is free', async () => {
    await page.reload()
    await expect(rentLink(page)).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
  })

  await test.step('after New Calculation the popup leaves the calculation unchanged too', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'New Calculation', exact: true }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New calculation')
    await fill(page, { Rates: '3456' })
    await chooseOtherSample(page)
    await popup(page).getByRole('button', { name: 'Not now' }).click()
    await expect(popup(page)).toHaveCount(0)
    await expect(box(page, 'Rates')).toHaveValue('3,456')
  })
})

test('the first calculation is saved and changed without Premium, except for its address', async ({
  page,
  callApi,
}) => {
  await openCalculator(page)
  await chooseAddress(page)
  await save(page)
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await fill(page, { Rates: '3456' })
  await save(page, 'Update')
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
  const [first] = await callApi<{ id: string }[]>('GET', '/calculations')
  await expect(page).toHaveURL(`/calculator/${first?.id}`)
  await chooseOtherSample(page)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/calculator/${first?.id}`)
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(SAMPLE.address)
})

test('with one saved, New Calculation opens the popup and keeps what was typed, and /calculator is the list', async ({
  page,
  callApi,
}) => {
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton, Hamilton'),
  )
  await openCalculator(page, `/calculator/${id}`)
  await fill(page, { Rates: '3456' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'New Calculation Premium' }).click()
  await expect(page).toHaveURL(`/calculator/${id}/premiumpopup`)
  await popup(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(`/calculator/${id}`)
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await page.goto('/calculator')
  await expect(page).toHaveURL('/calculations')
})

test('a second save in another window opens the popup, and nothing typed is lost', async ({ page, callApi }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await fill(page, { Rates: '3456' })
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await saveButton(page).click()
  await expect(popup(page)).toBeVisible()
  await popup(page).getByRole('button', { name: 'Not now' }).click()
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
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
