import { expect, figure, fill, openCalculator, result, test } from '../../calculator.ts'

test.use({ tier: 'own' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

test('a price without a rent shows no yield and what is missing', async ({ page }) => {
  await openCalculator(page)
  await fill(page, { 'Purchase price': '850,000' })
  for (const label of ['Cash each week', 'Gross yield', 'Net yield', 'Weekly profit', 'Monthly', 'Yearly']) {
    await expect(figure(result(page), label)).toContainText('–')
  }
  await expect(result(page).getByText('Choose an address, or enter a rent, to see the result.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('0.00%')
  await figure(result(page), 'Gross yield').click()
  await expect(page.getByRole('dialog')).toContainText('Choose an address, or enter a rent')
  await page.keyboard.press('Escape')

  await fill(page, { 'Rental income a week': '635' })
  // 52 × 635 / 850,000 (decisions section 2).
  await expect(figure(result(page), 'Gross yield')).toContainText('3.88%')
  await expect(page.getByRole('complementary', { name: 'Result' }).getByText(/to see/u)).toHaveCount(0)
})

test('a price without a deposit shows the week before the loan, nothing as a gain, and what is missing', async ({
  page,
}) => {
  await openCalculator(page)
  await fill(page, { 'Purchase price': '850,000', 'Rental income a week': '635', Deposit: '' })
  await expect(figure(result(page), 'Cash each week')).toContainText('–')
  await expect(result(page).getByText('Enter a deposit: the loan is not counted yet.')).toBeVisible()
  await expect(result(page).getByRole('figure')).toContainText('Each week, before the loan')
  await expect(figure(result(page), 'Net yield').locator('[data-sign]')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /Include a year’s interest/u }).uncheck()
  await expect(result(page).getByText('Enter a deposit to see the cash each week.')).toBeVisible()
})

test('the result bar on a phone shows only with a rent', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await openCalculator(page)
  const bar = page.getByRole('button', { name: /Open the full result/u })
  await fill(page, { 'Purchase price': '850,000', 'Rental income a week': '635' })
  await expect(bar).toContainText('3.88%')
  // 52 × 635 is 33,020; less the guide's 2,500 + 2,000 + 3,000 + 500, 1,270 of vacancy and 2,806.70 of management is 20,943, of 850,000.
  await expect(bar).toContainText('Net yield2.46%no loan')
  await fill(page, { Deposit: '170,000', 'Interest rate': '6.49' })
  await expect(bar).not.toContainText('no loan')
  await fill(page, { 'Rental income a week': '' })
  await expect(bar).toHaveCount(0)
})

test('an invalid figure shows an error and gives no result', async ({ page }) => {
  await openCalculator(page)
  await fill(page, { 'Purchase price': '850,000', 'Rental income a week': '635', Rates: '-2900' })
  const hint = result(page).getByText(
    'One of your figures cannot be used. Its field shows why. Correct it to see the result.',
  )
  await expect(hint).toBeVisible()
  for (const label of ['Cash each week', 'Net yield', 'Weekly profit']) {
    await expect(figure(result(page), label)).toContainText('–')
  }
  // Results that do not depend on it stay.
  await expect(figure(result(page), 'Estimated weekly rent')).toContainText('$635')
  await expect(figure(result(page), 'Gross yield')).toContainText('3.88%')
  await expect(result(page).getByText('Where the week goes')).toHaveCount(0)
  await figure(result(page), 'Net yield').click()
  await expect(page.getByRole('dialog')).toContainText('Correct it to see the result.')
  await page.keyboard.press('Escape')
  // Nor in print.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toContainText('This assessment is not complete')
  await expect(page.getByRole('article')).toContainText('$635 a week')
  await expect(page.getByRole('article')).not.toContainText('Net yield')
  await page.emulateMedia({ media: 'screen' })

  await fill(page, { Rates: '2,900' })
  await expect(hint).toHaveCount(0)
  await expect(figure(result(page), 'Net yield')).toContainText('%')
})
