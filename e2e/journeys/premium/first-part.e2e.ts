import { box, expect, fill, openSection, test } from '../../calculator.ts'
import { waitUntilIdle } from '../../page-idle.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

test('a part whose code fails to load shows an error, and Try again loads it with nothing lost', async ({ page }) => {
  const code = '**/assets/market-trends-*.js'
  await page.route(code, (route) => route.abort('connectionreset'))
  await page.goto('/calculator')
  const message = page.getByText('This part could not be loaded. Nothing that you typed is lost.')
  await openSection(page, 'Market Trends')
  await expect(message).toBeVisible()
  await fill(page, { 'Car parks': '3', 'Purchase price': '850000' })
  await waitUntilIdle(page)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(message).toHaveCount(0)
  await expect(box(page, 'Car parks')).toHaveValue('3')
  await expect(box(page, 'Purchase price')).toHaveValue('850,000')
})
