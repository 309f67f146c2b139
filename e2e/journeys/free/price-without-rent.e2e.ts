import { expect, figure, fill, openCalculator, result, test } from '../../calculator.ts'

test.use({ tier: 'free' })
test.beforeEach(async ({ ask }) => expect(await ask('GET', '/calculations')).toEqual([]))

test('a price without a rent gives no yield, and says what is missing', async ({ page }) => {
  await openCalculator(page)
  await fill(page, { 'Purchase price': '850,000' })
  for (const label of ['Gross yield', 'Net yield']) await expect(figure(result(page), label)).toContainText('–')
  await expect(result(page).getByText('Choose an address, or enter a rent, to see the yields.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('0.00%')
  await figure(result(page), 'Gross yield').click()
  await expect(page.getByRole('dialog')).toContainText('Choose an address, or enter a rent')
  await page.keyboard.press('Escape')

  await fill(page, { 'Rental income a week': '635' })
  // 52 × 635 / 850,000 (decisions section 2).
  await expect(figure(result(page), 'Gross yield')).toContainText('3.88%')
  await expect(result(page).getByText(/to see the yields/u)).toHaveCount(0)
})

test('the bar at the foot of a phone waits for a rent', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await openCalculator(page)
  const bar = page.getByRole('button', { name: /Open the full result/u })
  await fill(page, { 'Purchase price': '850,000', 'Rental income a week': '635' })
  await expect(bar).toContainText('3.88%')
  await fill(page, { 'Rental income a week': '' })
  await expect(bar).toHaveCount(0)
})
