import type { Page } from '@playwright/test'
import {
  mockMarketRent,
  box,
  choose,
  chooseAddress,
  expect,
  fill,
  figure,
  GOLDEN_RENT,
  openCalculator,
  openSection,
  result,
  saveButton,
  section,
  slider,
  test,
  rentLink,
} from '../../calculator.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await openCalculator(page)
})

const TITLES = [
  'Rental Assessment',
  'Borrowing',
  'Annual Expenses',
  'Investment Return',
  'Market Trends',
  'Property Information',
]

async function startAgain(page: Page, title: string): Promise<void> {
  await section(page, title).getByRole('button', { name: 'Start again' }).click()
}

async function undo(page: Page, title: string): Promise<void> {
  await section(page, title).getByRole('button', { name: 'Undo' }).click()
}

async function expectBoxes(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(box(page, label)).toHaveValue(value)
}

test('the fields of the sections', async ({ page }) => {
  await test.step('the sections are in the order of the specification', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(TITLES)
    await openSection(page, 'Market Trends')
    for (const title of ['Market Trends', 'Property Information']) {
      await expect(section(page, title)).toContainText('data is not available for this property')
      await expect(section(page, title).getByText('Upgrade to Premium')).toHaveCount(0)
    }
  })

  await test.step('car parks and quality have labels, and car parks end in 5+', async () => {
    const assessment = section(page, 'Rental Assessment')
    for (const mark of ['5+', '6+', 'Awful', 'Average', 'Awesome']) {
      await expect(assessment.getByText(mark, { exact: true })).toBeVisible()
    }
    await expect(slider(page, 'Car parks')).toHaveAttribute('max', '5')
    await expect(slider(page, 'Property quality')).toHaveValue('50')
  })

  await test.step('Start again resets the expenses to the guide, and Undo restores them', async () => {
    const guide = {
      Insurance: '2,500',
      'Repairs and maintenance': '2,000',
      Rates: '3,000',
      Contingency: '500',
      Vacancy: '',
      'Property management fee': '8.5',
    }
    await expectBoxes(page, guide)
    const own = { ...guide, Insurance: '1,800', Rates: '2,900', Vacancy: '1,000', 'Property management fee': '7.25' }
    await fill(page, own)
    await page.getByRole('checkbox', { name: /Include a year’s interest/u }).uncheck()
    await startAgain(page, 'Annual Expenses')
    await expectBoxes(page, guide)
    await expect(page.getByRole('checkbox', { name: /Include a year’s interest/u })).toBeChecked()
    await undo(page, 'Annual Expenses')
    await expectBoxes(page, own)
    await expect(page.getByRole('checkbox', { name: /Include a year’s interest/u })).not.toBeChecked()
  })

  await test.step('expenses of 0 warn, and a typed vacancy of 0 stays 0', async () => {
    const warning = page.getByText('Please fill in all expenses to get an accurate calculation.')
    await expect(warning).toHaveCount(0)
    for (const label of ['Insurance', 'Repairs and maintenance', 'Rates', 'Contingency', 'Vacancy']) {
      await fill(page, { [label]: '0' })
      await expect(warning).toBeVisible()
      await fill(page, { [label]: '100' })
      await expect(warning).toHaveCount(0)
    }
    await fill(page, { 'Rental income a week': '600', Vacancy: '0' })
    await box(page, 'Rates').focus()
    await expect(box(page, 'Vacancy')).toHaveValue('0')
  })

  await test.step('a deposit above the price shows an explanation', async () => {
    await fill(page, { 'Purchase price': '500,000', Deposit: '600,000', 'Interest rate': '6.49' })
    await expect(box(page, 'Deposit')).toHaveAccessibleDescription('More than the price: nothing is borrowed.')
    await expect(figure(section(page, 'Borrowing'), 'Weekly repayment')).toContainText('$0')
    await fill(page, { Deposit: '100,000' })
    await expect(box(page, 'Deposit')).toHaveAccessibleDescription('20% of the price; the loan is 80.00% of it (LVR).')
  })

  await test.step('Start again clears the price of the investment return, and Undo restores it', async () => {
    await fill(page, { 'Estimated purchase price': '850,000' })
    await expect(box(page, 'Purchase price')).toHaveValue('850,000')
    await startAgain(page, 'Investment Return')
    await expectBoxes(page, { 'Estimated purchase price': '', 'Purchase price': '' })
    await undo(page, 'Investment Return')
    await expectBoxes(page, { 'Estimated purchase price': '850,000', 'Purchase price': '850,000' })
  })

  await test.step('Start again resets the borrowing to its defaults, and Undo restores it', async () => {
    const figures = { 'Purchase price': '850,000', Deposit: '170,000', 'Loan duration': '25', 'Interest rate': '6.49' }
    await fill(page, figures)
    await choose(page, 'Repayment type', 'Interest only')
    await choose(page, 'Repayments', 'Yearly')
    await startAgain(page, 'Borrowing')
    await expectBoxes(page, { 'Purchase price': '', Deposit: '', 'Loan duration': '30', 'Interest rate': '' })
    await expect(page.getByRole('radio', { name: 'Principal and interest' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked()
    await undo(page, 'Borrowing')
    await expectBoxes(page, figures)
    await expect(page.getByRole('radio', { name: 'Interest only' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
  })

  await test.step('the arrow keys move a slider and its box', async () => {
    const price = slider(page, 'Purchase price')
    await box(page, 'Purchase price').fill('500000')
    await price.focus()
    await page.keyboard.press('ArrowRight')
    await expect(box(page, 'Purchase price')).toHaveValue('501,000')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(box(page, 'Purchase price')).toHaveValue('499,000')
    await page.keyboard.press('PageUp')
    await expect(box(page, 'Purchase price')).toHaveValue('509,000')
    await page.keyboard.press('PageDown')
    await expect(box(page, 'Purchase price')).toHaveValue('499,000')
    await page.keyboard.press('Home')
    await expect(box(page, 'Purchase price')).toHaveValue('0')
    await page.keyboard.press('End')
    await expect(box(page, 'Purchase price')).toHaveValue('2,000,000')
    await expect(price).toBeFocused()
  })

  await test.step('slider maxima grow when a larger value is typed', async () => {
    for (const [label, highest, typed] of [
      ['Purchase price', '2000000', '3250000'],
      ['Deposit', '2000000', '2100000'],
      ['Loan duration', '35', '40'],
      ['Interest rate', '15', '18.5'],
    ] as const) {
      await expect(slider(page, label)).toHaveAttribute('max', highest)
      await box(page, label).fill(typed)
      await expect(slider(page, label)).toHaveAttribute('max', typed)
      await expect(slider(page, label)).toHaveValue(typed)
    }
    await expect(slider(page, 'Estimated purchase price')).toHaveAttribute('max', '3250000')
  })

  await test.step('body corporate fees show for an apartment only', async () => {
    await expect(box(page, 'Body corporate fees')).toHaveCount(0)
    await choose(page, 'Dwelling type', 'Apartment')
    await expect(box(page, 'Body corporate fees')).toBeVisible()
    await choose(page, 'Dwelling type', 'Flat')
    await expect(box(page, 'Body corporate fees')).toHaveCount(0)
  })

  await test.step('the choices stay inside their card on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    // The others close once the window is narrow.
    await expect(page.locator('h2 [aria-expanded=true]')).toHaveCount(1)
    await openSection(page, 'Borrowing')
    for (const term of ['Weekly', 'Fortnightly', 'Monthly', 'Yearly']) {
      await choose(page, 'Repayments', term)
      const overflow = await page.getByRole('group', { name: 'Repayments' }).evaluate((group) => {
        const right = Math.max(
          ...Array.from(group.querySelectorAll('label'), (label) => label.getBoundingClientRect().right),
        )
        return right - group.getBoundingClientRect().right
      })
      expect(overflow, term).toBeLessThanOrEqual(0)
    }
  })
})

test('Start again clears an address, found or entered by hand, and Undo restores it', async ({ page }) => {
  await test.step('found', async () => {
    await mockMarketRent(page, [GOLDEN_RENT])
    await chooseAddress(page)
    await fill(page, { 'Car parks': '2', 'Property quality': '80', 'Rental income a week': '690', Rates: '3456' })
    await startAgain(page, 'Rental Assessment')
    await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('')
    await expect(rentLink(page)).toHaveCount(0)
    const defaults = { Bedrooms: '1', 'Car parks': '0', 'Property quality': '50', 'Rental income a week': '' }
    await expectBoxes(page, { ...defaults, Rates: '3,456' })
    await undo(page, 'Rental Assessment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('126 Kauri Street')
    await expect(rentLink(page)).toBeVisible()
    await expectBoxes(page, {
      Bedrooms: '3',
      'Car parks': '2',
      'Property quality': '80',
      'Rental income a week': '690',
    })
  })

  await test.step('entered by hand', async () => {
    await startAgain(page, 'Rental Assessment')
    await page.getByRole('button', { name: 'Enter it yourself' }).click()
    await fill(page, { 'Street address': '5 Tui Lane' })
    await page.getByRole('combobox', { name: 'Suburb' }).fill('otahuhu cen')
    await page.getByRole('option', { name: 'Ōtāhuhu Central' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 Tui Lane')
    await startAgain(page, 'Rental Assessment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New calculation')
    await expect(box(page, 'Street address')).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('')
    await undo(page, 'Rental Assessment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 Tui Lane')
    await expect(box(page, 'Street address')).toHaveValue('5 Tui Lane')
    await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Ōtāhuhu')
  })
})

test('a closed section stays closed after a reload, still counts, and opens when it has an error', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Annual Expenses', exact: true })
  await chooseAddress(page)
  await fill(page, { 'Rental income a week': '635', 'Purchase price': '850000', Rates: '12900' })
  // 635 × 52 = 33,020, less 12,900 + 2,500 + 2,000 + 500, two weeks' rent, 1,270, and 8.5 %, 2,806.70: 11,043.30 of 850,000.
  await expect(figure(result(page), 'Net yield')).toContainText('1.30%')
  await toggle.click()
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Borrowing', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(figure(result(page), 'Net yield')).toContainText('1.30%')
  await expect(section(page, 'Annual Expenses').getByRole('textbox', { includeHidden: true })).toHaveCount(0)
  const refusal = { error: 'The rates look wrong.', code: 'invalid', fields: { rates: 'Enter other rates' } }
  await page.route('**/api/calculations', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 422, json: refusal }) : route.fallback(),
  )
  await saveButton(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await saveButton(page).click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(box(page, 'Rates')).toBeFocused()
  await expect(box(page, 'Rates')).toHaveAccessibleDescription(/Enter other rates/u)
  await expect(box(page, 'Rates')).toHaveValue('12900')

  // Open again, it stays open too.
  await page.reload()
  await expect(box(page, 'Rates')).toHaveValue('12,900')
})
