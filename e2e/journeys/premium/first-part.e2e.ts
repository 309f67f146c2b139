import { box, expect, fill, openPage, pages, test } from '../../calculator.ts'
import { waitUntilIdle } from '../../page-idle.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

test('a page whose code fails to load shows an error, and Try again loads it with nothing lost', async ({ page }) => {
  const code = '**/assets/years-page-*.js'
  await page.route(code, (route) => route.abort('connectionreset'))
  await page.goto('/calculator')
  await fill(page, { 'Car parks': '3', 'Purchase price': '850000' })
  await pages(page).getByRole('link', { name: 'Years and tax' }).click()
  const message = page.getByText('We could not show this page.')
  await expect(message).toBeVisible()
  await expect(page).toHaveURL('/calculator/years')
  await waitUntilIdle(page)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Years ahead' })).toBeVisible()
  await openPage(page, 'Numbers')
  await expect(box(page, 'Car parks')).toHaveValue('3')
  await expect(box(page, 'Purchase price')).toHaveValue('850,000')
})
