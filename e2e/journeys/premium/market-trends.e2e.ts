import { expectAccessible } from '../../expect-accessible.ts'
import type { Locator, Page } from '@playwright/test'
import { chooseAddress, expect, openCalculator, openSection, section, test } from '../../calculator.ts'
import { expectToFit } from '../../fixtures.ts'
import { mockPropertyData, NO_PROPERTY_DATA } from '../../property-data.ts'

// The section "Market Trends", with the charts of the region beside the provider's metrics. The figures are those of
// database/seeds/region-months.csv: Auckland Region (02) and New Zealand (00).
test.use({ tier: 'premium' })
test.beforeEach(async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await mockPropertyData(page)
  await openCalculator(page)
  await openSection(page, 'Market Trends')
  await chooseAddress(page)
})

const trends = (page: Page) => section(page, 'Market Trends')
const chart = (page: Page, label: string) => trends(page).getByRole('figure', { name: label, exact: true })
const PRICES = 'Sale prices, Auckland Region'
const RENTS = 'Weekly rents, Auckland Region'
const CHANGES = 'Change in median sale price since April 2016, Auckland Region'

async function expectMonth(place: Locator, month: string, figures: readonly string[]): Promise<void> {
  await expect(place.getByText(month, { exact: true })).toBeVisible()
  await expect(place.getByRole('definition')).toHaveText([...figures])
}

test('the charts show their sources, follow keys and pointer, and have tables', async ({ page }) => {
  await test.step('the provider’s three metrics and the region’s charts show their sources and newest month', async () => {
    await expect(trends(page).getByRole('region', { name: 'Median sale price' })).toContainText('$1,160,000')
    await expect(trends(page).getByRole('region', { name: 'Value change' })).toContainText('+15.6%')
    await expect(trends(page).getByRole('region', { name: 'Rental rate change' })).toContainText('−2.4%')
    await expectMonth(chart(page, PRICES), 'April 2026', ['$960,000', '$756,000', '$765,000 to $1,317,000'])
    // 960,000 against 784,000 in April 2016; 756,000 against 469,000.
    await expectMonth(chart(page, CHANGES), 'April 2026', ['+22.4%', '+61.2%'])
    await expectMonth(chart(page, RENTS), 'May 2026', ['$650', '$600'])
    await expect(trends(page)).toContainText(
      'Ministry of Housing and Urban Development; rents: MBIE / Tenancy Services, to May 2026.',
    )
    await expect(trends(page)).toContainText('Sample data')
  })

  await test.step('the pointer moves the marker, and leaving returns it to the newest month', async () => {
    const place = chart(page, RENTS)
    const drawing = place.locator('svg[preserveAspectRatio=none]')
    await drawing.scrollIntoViewIfNeeded()
    await drawing.hover({ position: { x: 1, y: 40 } })
    await expect(place.getByText('May 2016', { exact: true })).toBeVisible()
    await page.mouse.move(2, 2)
    await expect(place.getByText('May 2026', { exact: true })).toBeVisible()
  })

  await test.step('arrow keys move the marker by a month, and the slider’s text is that month', async () => {
    const slider = chart(page, PRICES).getByRole('slider')
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expectMonth(chart(page, PRICES), 'February 2026', ['$949,000', '$754,000', '$752,000 to $1,280,000'])
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'February 2026: Auckland Region $949,000, New Zealand $754,000, Middle half of sales $752,000 to $1,280,000',
    )
    await page.keyboard.press('Home')
    await expectMonth(chart(page, PRICES), 'April 2016', ['$784,000', '$469,000', '$607,000 to $1,069,000'])
    await trends(page).getByRole('radio', { name: '20 years' }).check()
    await slider.focus()
    await page.keyboard.press('Home')
    await expectMonth(chart(page, PRICES), 'April 2006', ['$372,000', '$292,000', '$282,500 to $502,000'])
    // The marked month is outside the range: the newest is marked.
    await trends(page).getByRole('radio', { name: '5 years' }).check()
    await expectMonth(chart(page, PRICES), 'April 2026', ['$960,000', '$756,000', '$765,000 to $1,317,000'])
  })

  await test.step('each chart has a table', async () => {
    await trends(page).getByRole('radio', { name: '5 years' }).check()
    await chart(page, PRICES).getByText('Figures as a table').click()
    const rows = chart(page, PRICES).getByRole('table').getByRole('row')
    // A heading, and every month from April 2021 to April 2026.
    await expect(rows).toHaveCount(62)
    await expect(rows.nth(0)).toHaveText(/Month\s*Auckland Region\s*New Zealand\s*Lower quartile\s*Upper quartile/u)
    await expect(rows.nth(1)).toHaveText(/April 2026\s*\$960,000\s*\$756,000\s*\$765,000\s*\$1,317,000/u)
    await expect(rows.nth(61)).toHaveText(/April 2021\s*\$1,010,000\s*\$757,000\s*\$777,000\s*\$1,400,000/u)
    await expectAccessible(page)
    await expectToFit(page)
  })
})

test('the charts show without the provider, and can be fetched again', async ({ page }) => {
  await test.step('regional figures that cannot be fetched show an error and can be fetched again', async () => {
    await page.route('**/api/market-trends?*', (route) => route.abort())
    await page.reload()
    const notice = trends(page).getByText('The region’s prices and rents could not be fetched just now.')
    await expect(notice).toBeVisible()
    await expect(trends(page)).toContainText('$1,160,000')
    await page.unroute('**/api/market-trends?*')
    await trends(page).getByRole('button', { name: 'Try again' }).click()
    await expect(chart(page, PRICES)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  await test.step('the region’s charts show without data of the provider for the suburb', async () => {
    await page.unroute('**/api/cotality/property?*')
    await mockPropertyData(page, NO_PROPERTY_DATA)
    await page.reload()
    await expect(trends(page)).toContainText('Market trend data is not available for this property')
    await expect(chart(page, RENTS)).toBeVisible()
  })
})
