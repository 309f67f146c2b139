import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import {
  mockMarketRent,
  box,
  chooseAddress,
  expect,
  fill,
  GOLDEN_RENT,
  openCalculator,
  save,
  saveButton,
  section,
  test,
} from '../../calculator.ts'
import { calculationOf, expectToFit } from '../../fixtures.ts'
import { waitUntilIdle } from '../../page-idle.ts'

const WARRANTY = 'I warrant that I am a professional property manager or a real estate professional'
const REASON = 'Renovated in 2024, double glazing, close to the ferry.'
const FIGURES = [
  'Weekly estimate, lower',
  'Weekly estimate, upper',
  'Monthly estimate, lower',
  'Monthly estimate, upper',
  'Yearly estimate, lower',
  'Yearly estimate, upper',
] as const
const ESTIMATED = {
  estimate_weekly_lower: 640,
  estimate_weekly_upper: 690,
  estimate_monthly_lower: 2773,
  estimate_monthly_upper: 2990,
  estimate_yearly_lower: 33_280,
  estimate_yearly_upper: 35_880,
  estimate_reason: REASON,
}

function colorAround(input: Element): string {
  return getComputedStyle(input.parentElement ?? input).backgroundColor
}

function review(page: Page) {
  return section(page, 'Rental appraisal review')
}

function offer(page: Page) {
  return page.getByRole('button', { name: 'Review rental appraisal' })
}

async function expectFigures(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, label] of FIGURES.entries()) await expect(box(page, label)).toHaveValue(texts[index] ?? '')
}

async function estimate(page: Page): Promise<void> {
  await fill(page, { 'Weekly estimate, lower': '640', 'Weekly estimate, upper': '690' })
  await page.getByLabel('Reasons for your estimate').fill(REASON)
  // Wait for the response: the warranty counts only once it is saved.
  const responding = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel('I accept the terms').check()
  expect((await responding).ok()).toBe(true)
}

test.describe('a professional', () => {
  test.use({ tier: 'professional' })
  test.beforeEach(async ({ page, callApi }) => {
    expect(await callApi('GET', '/calculations')).toEqual([])
    await mockMarketRent(page, [GOLDEN_RENT])
    await openCalculator(page)
    await expect(offer(page)).toHaveCount(0)
    await chooseAddress(page)
  })

  test('saves an estimate of six converted figures with a reason', async ({ page, callApi }) => {
    await offer(page).click()
    await expect(page.getByLabel(WARRANTY)).toBeFocused()
    await expect(page.getByLabel(WARRANTY)).toBeChecked()
    await fill(page, { 'Weekly estimate, lower': '640', 'Yearly estimate, upper': '35880' })
    await page.getByLabel('Reasons for your estimate').fill(REASON)
    // 640 × 52 = 33,280; 640 × 52 / 12 = 2,773.33; 35,880 / 52 = 690; 35,880 / 12 = 2,990
    await expectFigures(page, ['640', '690', '2,773', '2,990', '33,280', '35,880'])
    await expect(review(page)).toContainText(`${REASON.length} of 400 characters`)
    await expect(page.getByRole('complementary', { name: 'Result' })).toContainText('$640 to $690 a week')
    await page.getByLabel('I accept the terms').check()
    // A box half under the sticky header is a small target until the page is scrolled.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await expectToFit(page)
    await save(page)
    const [saved] = await callApi<{ id: string }[]>('GET', '/calculations')
    expect(await callApi('GET', `/calculations/${saved?.id}`)).toMatchObject(ESTIMATED)

    await page.reload()
    await expectFigures(page, ['640', '690', '2,773', '2,990', '33,280', '35,880'])
    await expect(page.getByLabel('Reasons for your estimate')).toHaveValue(REASON)
  })

  test('cannot save an incomplete estimate', async ({ page, callApi }) => {
    await offer(page).click()
    await page.getByLabel('I accept the terms').uncheck()
    await fill(page, { 'Weekly estimate, lower': '0' })
    await box(page, FIGURES[1]).focus()
    await expect(box(page, FIGURES[0])).toHaveValue('0')
    // An empty box in place of a zero.
    await box(page, FIGURES[0]).focus()
    await expect(box(page, FIGURES[0])).toHaveValue('')
    await saveButton(page).click()
    await expect(box(page, FIGURES[0])).toBeFocused()
    await expect(review(page)).toContainText('Enter your lower estimate. Enter your upper estimate')
    await expect(review(page)).toContainText('Enter the reasons for your rental estimates')
    await expect(review(page)).toContainText('Accept the terms to save your estimate')
    const reasonColor = await page.getByLabel('Reasons for your estimate').evaluate(colorAround)
    for (const figure of [FIGURES[0], FIGURES[1]]) {
      expect(await box(page, figure).evaluate(colorAround), figure).toBe(reasonColor)
    }
    await fill(page, { 'Weekly estimate, lower': '700', 'Weekly estimate, upper': '690' })
    await expect(review(page).getByText('Upper figure must not be less than lower')).toHaveCount(1)
    await page.getByLabel('Reasons for your estimate').fill(REASON)
    await saveButton(page).click()
    await expect(box(page, 'Weekly estimate, upper')).toBeFocused()
    expect(await callApi('GET', '/calculations')).toEqual([])
    await estimate(page)
    await save(page)
  })

  test('has it restored after a reload, clears it, restores it, and clears it for good', async ({ page, callApi }) => {
    await offer(page).click()
    await estimate(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('homeyield.draft'))).toContain(REASON)
    await page.reload()
    await expectFigures(page, ['640', '690', '2,773', '2,990', '33,280', '35,880'])
    await expect(page.getByLabel('I accept the terms')).toBeChecked()
    await save(page)
    await review(page).getByRole('button', { name: 'Clear' }).click()
    await expect(review(page)).toHaveCount(0)
    await expect(offer(page)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectFigures(page, ['640', '690', '2,773', '2,990', '33,280', '35,880'])
    await review(page).getByRole('button', { name: 'Clear' }).click()
    await saveButton(page, 'Update').click()
    const [saved] = await callApi<{ id: string }[]>('GET', '/calculations')
    const none = Object.fromEntries(Object.keys(ESTIMATED).map((field) => [field, null]))
    // The message of the first save may still be visible.
    await expect.poll(() => callApi('GET', `/calculations/${saved?.id}`)).toMatchObject(none)
  })
})

test.describe('any account', () => {
  test.use({ tier: 'own' })

  test('becomes a professional by the warranty, and withdrawing it hides the review', async ({ page, callApi }) => {
    const { id } = await callApi<{ id: string }>(
      'POST',
      '/calculations',
      calculationOf('1 First Street, Frankton, Hamilton'),
    )
    await openCalculator(page, `/calculator/${id}`)
    await offer(page).click()
    const warranty = page.getByLabel(WARRANTY)
    await expect(warranty).toBeFocused()
    await expect(warranty).not.toBeChecked()
    await expect(box(page, FIGURES[0])).toHaveCount(0)
    await warranty.click()
    await expect.poll(() => callApi('GET', '/account')).toMatchObject({ is_property_professional: true })
    await waitUntilIdle(page)
    await estimate(page)
    await expect(review(page).getByText('Upgrade to Premium')).toBeVisible()

    await warranty.click()
    await expect(box(page, FIGURES[0])).toHaveCount(0)
    await expect.poll(() => callApi('GET', '/account')).toMatchObject({ is_property_professional: false })
    await save(page, 'Update')
    expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ estimate_weekly_lower: null })

    await warranty.click()
    await expectFigures(page, ['640', '690', '2,773', '2,990', '33,280', '35,880'])
    await save(page, 'Update')
    expect(await callApi('GET', `/calculations/${id}`)).toMatchObject(ESTIMATED)
  })

  test('sees an error when the warranty could not be saved', async ({ page, callApi }) => {
    const { id } = await callApi<{ id: string }>(
      'POST',
      '/calculations',
      calculationOf('1 First Street, Frankton, Hamilton'),
    )
    await openCalculator(page, `/calculator/${id}`)
    await offer(page).click()
    await page.route('**/api/account', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await page.getByLabel(WARRANTY).click()
    await expect(review(page).getByRole('alert').filter({ hasText: 'We could not reach our server' })).toBeVisible()
    await expect(page.getByLabel(WARRANTY)).not.toBeChecked()
  })
})
