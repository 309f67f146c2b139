import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

const HOME = { status: 'owned', deposit: 170_000, interest_rate: 6.49, loan_duration: 30 }

test('a link shows the portfolio to whoever has it, without an account or a script, until it is removed', async ({
  page,
  browser,
  callApi,
}) => {
  const owners = [{ name: 'Ana', share_pct: 100, other_income: 100_000 }]
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton', { ...HOME, analysis: { owners } }))
  await page.goto('/portfolio/links')
  await page.getByLabel('Whom it is for').fill('Our broker')
  await page.getByLabel('Show the tax of each owner too').check()
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = await page.getByRole('textbox', { name: 'The link for Our broker' }).inputValue()
  await expectAccessible(page)
  await expectToFit(page)

  const stranger = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  const opened = await stranger.newPage()
  const asked: string[] = []
  opened.on('request', (request) => asked.push(request.resourceType()))
  await opened.goto(address)
  await expect(opened).toHaveTitle(/^What .+ owns · Homeyield$/u)
  await expect(opened.getByRole('region', { name: 'Homes', exact: true })).toContainText('1 First Street, Frankton')
  await expect(opened.getByRole('region', { name: 'Homes', exact: true })).toContainText('$680,000')
  await expect(opened.getByRole('region', { name: 'Loans', exact: true })).toContainText('6.49%')
  await expect(opened.getByRole('region', { name: /by owner$/u })).toContainText('Ana')
  expect(asked).not.toContain('script')
  expect(await opened.locator('script, [data-ga4], [data-pixel]').count()).toBe(0)
  await expectToFit(opened)
  await stranger.close()

  await page.getByRole('button', { name: 'Remove the link for Our broker' }).click()
  await expect(page.getByRole('rowheader', { name: 'Our broker' })).toBeHidden()
  const response = await page.goto(address)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible()
  await expectAccessible(page)
})
