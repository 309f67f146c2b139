import { box, expect, fill, test } from '../../calculator.ts'
import { untilStill } from '../../still.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ ask }) => expect(await ask('GET', '/calculations')).toEqual([]))

test('a part whose code does not come says so in its place, and comes when it is asked for again with nothing lost', async ({
  page,
}) => {
  const code = '**/assets/market-trends-*.js'
  await page.route(code, (route) => route.abort('connectionreset'))
  await page.goto('/calculator')
  const said = page.getByText('This part could not be loaded. Nothing that you typed is lost.')
  await expect(said).toBeVisible()
  await fill(page, { 'Car parks': '3', 'Purchase price': '850000' })
  await untilStill(page)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(said).toHaveCount(0)
  await expect(box(page, 'Car parks')).toHaveValue('3')
  await expect(box(page, 'Purchase price')).toHaveValue('850,000')
})
