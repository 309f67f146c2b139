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
  test,
} from '../../calculator.ts'
import { expectToFit } from '../../fixtures.ts'

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

// What it shows, converts and refuses: web/src/screens/calculator/numbers/review.test.tsx.
test.describe('a professional', () => {
  test.use({ tier: 'professional' })
  test.beforeEach(async ({ page, callApi }) => {
    expect(await callApi('GET', '/calculations')).toEqual([])
    await mockMarketRent(page, [GOLDEN_RENT])
    await openCalculator(page)
    await expect(offer(page)).toHaveCount(0)
    await chooseAddress(page)
  })

  test('saves an estimate with a reason, which opens again', async ({ page, callApi }) => {
    await offer(page).click()
    await page.getByLabel('I accept the terms').uncheck()
    await saveButton(page).click()
    await expect(box(page, FIGURES[0])).toBeFocused()
    const reasonColor = await page.getByLabel('Reasons for your estimate').evaluate(colorAround)
    for (const figure of [FIGURES[0], FIGURES[1]]) {
      expect(await box(page, figure).evaluate(colorAround), figure).toBe(reasonColor)
    }
    await estimate(page)
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
})
