import type { Page } from '@playwright/test'
import { emulateSafari } from '../../emulate-safari.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { expect, test } from '../../fixtures.ts'

// "Where the week goes" on the landing page. A house with a deposit of 20 %, 30 years weekly, and the guides for
// expenses: insurance 2,500, maintenance 2,000, rates 3,000, contingency 500, management 8.5 %, two weeks empty.

const week = (page: Page) => page.getByRole('region', { name: 'Where the week goes' })
const figure = (page: Page, label: string) =>
  week(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')

test('updates while typing, shows errors beside invalid figures, and extends the slider', async ({ page }) => {
  await test.step('updates while typing and with the arrow keys of a slider', async () => {
    await page.goto('/home')
    // 650 a week on 700,000.
    await expect(figure(page, 'Gross yield')).toHaveText('4.83%')

    await week(page).getByRole('textbox', { name: 'Rent a week' }).fill('$635')
    await week(page).getByRole('textbox', { name: 'Purchase price' }).fill('850 000')
    await week(page).getByRole('textbox', { name: 'Interest rate' }).fill('6.49')
    // A loan of 680,000 costs 43,893 of interest (docs/method/calculator.md, "Worked example", weekly); with the guides
    // 55,970 a year. The cash is (33,020 − 12,076.70) / 52 − 990.1615 = −587.41.
    await expect(figure(page, 'Gross yield')).toHaveText('3.88%')
    await expect(figure(page, 'Net yield')).toHaveText('−2.70%')
    await expect(figure(page, 'Cash each week')).toHaveText('−$587')
    await expect(figure(page, 'Interest')).toHaveText('$844')
    await expect(week(page).getByRole('status')).toHaveText(
      'Gross yield 3.88%, net yield −2.70%. Cash each week: −$587.',
    )

    // 635 + 5 = 640: 33,280 / 850,000 = 3.92 %.
    await week(page).getByRole('slider', { name: 'Rent a week' }).press('ArrowRight')
    await expect(week(page).getByRole('textbox', { name: 'Rent a week' })).toHaveValue('640')
    await expect(figure(page, 'Gross yield')).toHaveText('3.92%')
  })

  await test.step('shows an error beside an invalid figure, keeps the last result, and extends the slider', async () => {
    const rate = week(page).getByRole('textbox', { name: 'Interest rate' })
    await rate.fill('101')
    await expect(rate).toHaveAccessibleDescription(/Enter a figure from 0 to 100/u)
    await expect(rate).toHaveAttribute('aria-invalid', 'true')
    await expect(figure(page, 'Gross yield')).toHaveText('3.92%')
    await rate.fill('abc')
    await expect(rate).toHaveAccessibleDescription(/Enter a number/u)
    await rate.fill('')
    await rate.blur()
    await expect(rate).toHaveValue('6.49')

    const price = week(page).getByRole('textbox', { name: 'Purchase price' })
    await price.fill('2600000')
    // 33,280 / 2,600,000 = 1.28 %.
    await expect(figure(page, 'Gross yield')).toHaveText('1.28%')
    await expect(week(page).getByRole('slider', { name: 'Purchase price' })).toHaveValue('2600000')
    await expectAccessible(page)
  })
})

test('typing into a clicked box replaces its figure, in Safari too', async ({ page }) => {
  await emulateSafari(page)
  await page.goto('/home')
  const price = week(page).getByRole('textbox', { name: 'Purchase price' })
  await week(page).getByRole('slider', { name: 'Purchase price' }).press('ArrowRight')
  await expect(price).toHaveValue('701,000')
  await price.click()
  await page.keyboard.type('9')
  await expect(price).toHaveValue('9')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is an image with its figures as text, without controls', async ({ page }) => {
    await page.goto('/home')
    // (33,800 − 12,173) / 52 − 733.2514 = −317.35
    await expect(figure(page, 'Cash each week')).toHaveText('−$317')
    await expect(week(page).getByText('$700,000')).toBeVisible()
    await expect(week(page).getByRole('slider')).toHaveCount(0)
    await expect(week(page).getByRole('textbox')).toHaveCount(0)
  })
})

test('starts without a layout shift', async ({ page }) => {
  let wake: () => void = () => undefined
  const held = new Promise<void>((resolve) => (wake = resolve))
  await page.route(/hero-.*\.js$/u, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(week(page).getByText('$700,000')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const asleep = await week(page).boundingBox()
  wake()
  await expect(week(page).getByRole('slider', { name: 'Rent a week' })).toBeVisible()
  expect(await week(page).boundingBox()).toEqual(asleep)
})
