import { calculationOf, expect, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

test('calculations are counted and listed newest first', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await callApi('POST', '/calculations', calculationOf('2 Second Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 saved calculations')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    '2 Second Street, Frankton, Hamilton',
    '1 First Street, Frankton, Hamilton',
  ])
})

test('a long list and table are drawn as far as is seen, and whole for print', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await page.route('**/api/calculations', async (route) => {
    const [saved] = (await (await route.fetch()).json()) as object[]
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      ...saved,
      id: `${index}`,
      property: `${index} Rose St`,
    }))
    await route.fulfill({ json: many })
  })
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1000 saved calculations')
  const rows = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(rows).toHaveCount(100)
  await expect(page.locator('li[aria-posinset="100"][aria-setsize="1000"]')).toBeAttached()
  await page.keyboard.press('End')
  await expect(rows).toHaveCount(200)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(1_000)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(100)
  await page.getByRole('button', { name: 'Address' }).click()
  await expect(page.getByRole('table').getByRole('rowheader').first()).toHaveText('999 Rose St')
})

test('New Calculation and the table are available', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL('/calculations/compare')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByText('Premium', { exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: 'New Calculation', exact: true }).click()
  await expect(page).toHaveURL('/calculator')
})

test('a net yield has a note until the loan is counted', async ({ page, callApi }) => {
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton, Hamilton'),
  )
  await page.goto('/calculations')
  // 52 × 650 less two weeks of vacancy is 32,500, of 850,000.
  await expect(page.getByRole('definition').last()).toHaveText('3.82% without the loan')
  await callApi('PATCH', `/calculations/${id}`, { deposit: 170_000, interest_rate: 6.49, loan_duration: 30 })
  await page.reload()
  await expect(page.getByRole('definition').last()).toHaveText(/^−\d\.\d\d%$/u)
})
