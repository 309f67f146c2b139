import { calculationOf, expect, test } from '../../house.ts'

test.use({ tier: 'premium' })

test('several calculations are counted and stand newest first', async ({ page, ask }) => {
  await ask('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await ask('POST', '/calculations', calculationOf('2 Second Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 saved calculations')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    '2 Second Street, Frankton, Hamilton',
    '1 First Street, Frankton, Hamilton',
  ])
})

test('New Calculation and the table are open', async ({ page, ask }) => {
  await ask('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL('/calculations/compare')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByText('Premium', { exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: 'New Calculation', exact: true }).click()
  await expect(page).toHaveURL('/calculator')
})

test('a net yield says that the loan is not counted, and no more once it is', async ({ page, ask }) => {
  const { id } = await ask<{ id: string }>('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  // 52 × 650 less two weeks of vacancy is 32,500, of 850,000.
  await expect(page.getByRole('definition').last()).toHaveText('3.82% without the loan')
  await ask('PATCH', `/calculations/${id}`, { deposit: 170_000, interest_rate: 6.49, loan_duration: 30 })
  await page.reload()
  await expect(page.getByRole('definition').last()).toHaveText(/^−\d\.\d\d%$/u)
})
