import type { Locator, Page } from '@playwright/test'
import {
  box,
  chooseAddress,
  expect,
  fill,
  figure,
  marketRent,
  mockMarketRent,
  openCalculator,
  openSection,
  result,
  section,
  test,
} from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'
import { waitUntilIdle } from '../../page-idle.ts'

// How the calculator's form fits the hand.
test.use({ tier: 'premium' })

/** How much of the result is below its end, in CSS pixels, and how far the shade over that end is drawn. */
function hiddenOf(panel: Locator): Promise<{ hidden: number; shade: string }> {
  return panel.evaluate((element) => ({
    hidden: element.scrollHeight - element.clientHeight - element.scrollTop,
    shade: getComputedStyle(element, '::after').opacity,
  }))
}

test('a low window shows the whole result', async ({ page, callApi }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf('7 Low Window Road'))
  await openCalculator(page, `/calculator/${id}`)
  await expect(figure(result(page), 'Cash each week')).toBeVisible()
  await expect(result(page).getByRole('figure')).toBeVisible()
  const { hidden, below } = await result(page).evaluate((panel) => ({
    hidden: panel.scrollHeight - panel.clientHeight,
    below: panel.getBoundingClientRect().bottom - window.innerHeight,
  }))
  expect([hidden, Math.max(below, 0)]).toEqual([0, 0])
})

test.describe('as a professional', () => {
  test.use({ tier: 'professional', viewport: { width: 1280, height: 640 } })

  test('a low window that cannot show the whole result shows that there is more', async ({ page }) => {
    const lowRent = { ...marketRent('House', 3, 1570, 1700), confidence: 'Low', interval_80: [1405, 1865] }
    await mockMarketRent(page, [lowRent])
    await openCalculator(page)
    await chooseAddress(page)
    await fill(page, { 'Purchase price': '1,850,000', Deposit: '370,000' })
    await page.getByRole('button', { name: 'Review rental appraisal' }).click()
    await fill(page, { 'Weekly estimate, lower': '1,600', 'Weekly estimate, upper': '1,700' })
    for (const said of ['Your estimate', 'Low confidence.', 'Enter an interest rate', 'Lower quartile $1,570']) {
      await expect(result(page)).toContainText(said)
    }
    const before = await hiddenOf(result(page))
    expect(before.shade).toBe(before.hidden > 0 ? '1' : '0')
    await result(page).evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
    await expect.poll(async () => (await hiddenOf(result(page))).shade).toBe('0')
    await expect(result(page).getByText('Market rent for this quality')).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('one section is open at a time, the first with an error on saving, and a heading stays under the finger', async ({
    page,
  }) => {
    await openCalculator(page)
    await expect(box(page, 'Rental income a week')).toBeVisible()
    await expect(box(page, 'Purchase price')).toHaveCount(0)
    const heading = page.getByRole('button', { name: 'Annual Expenses', exact: true })
    // What loads late above it would make Playwright scroll a second time, after the measurement.
    await waitUntilIdle(page)
    await heading.tap({ trial: true })
    const before = (await heading.boundingBox())?.y
    await heading.tap()
    await expect(box(page, 'Insurance')).toBeVisible()
    await expect(box(page, 'Rental income a week')).toHaveCount(0)
    expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(2)
    await heading.tap()
    await expect(box(page, 'Insurance')).toHaveCount(0)

    // Saving opens the first section with an error.
    await openSection(page, 'Annual Expenses')
    await fill(page, { Insurance: 'lots' })
    await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('combobox', { name: 'Address' })).toBeFocused()
    await expect(section(page, 'Annual Expenses').getByRole('textbox')).toHaveCount(0)
  })
})

/** Of the page between header and footer, in CSS pixels. */
function lengthOf(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => main.scrollHeight)
}

// The lengths that the layout must not exceed: new, and with an address and a price; on a phone with the first section open.
const LENGTHS = [
  [1280, 2000, 3300],
  [1024, 2000, 3300],
  [768, 2200, 3500],
  [375, 2300, 3300],
] as const

test('a calculation is not too long at any width, empty or with an address', async ({ page }) => {
  await openCalculator(page)
  await waitUntilIdle(page)
  for (const [width, empty] of LENGTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => lengthOf(page), `${width} px, empty`).toBeLessThanOrEqual(empty)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await chooseAddress(page)
  await fill(page, { 'Purchase price': '850,000', Deposit: '170,000', 'Interest rate': '6.49' })
  await expect(section(page, 'Property Information')).toContainText('Year built')
  for (const [width, , filled] of LENGTHS) {
    await page.setViewportSize({ width, height: 800 })
    if (width < 768) await openSection(page, 'Rental Assessment')
    await expect.poll(() => lengthOf(page), `${width} px`).toBeLessThanOrEqual(filled)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('fields are in two columns at every width from 768 px, with nothing wider than the window', async ({ page }) => {
  await openCalculator(page)
  await fill(page, { 'Purchase price': '1,850,000' })
  const topOf = async (label: string) => (await box(page, label).boundingBox())?.y ?? Number.NaN
  for (const width of [768, 800, 900, 1023, 1024, 1040, 1100, 1135, 1136, 1140, 1200, 1280, 1400]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [left, right] of [
      ['Bedrooms', 'Car parks'],
      ['Purchase price', 'Deposit'],
      ['Insurance', 'Repairs and maintenance'],
    ] as const) {
      // The layout follows the window's width a moment later.
      const apart = async () => Math.abs((await topOf(left)) - (await topOf(right)))
      await expect.poll(apart, `${left} at ${width} px`).toBeLessThan(2)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
    const cutOff = await box(page, 'Purchase price').evaluate((input) => input.scrollWidth - input.clientWidth)
    expect(cutOff, `of the price at ${width} px`).toBe(0)
  }
})

test.describe('with a free account', () => {
  test.use({ tier: 'own' })

  test('an empty calculation is at most 2,000 px long', async ({ page }) => {
    await openCalculator(page)
    await waitUntilIdle(page)
    await expect.poll(() => lengthOf(page)).toBeLessThanOrEqual(2000)
  })
})
