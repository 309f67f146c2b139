import { expectAccessible } from '../../expect-accessible.ts'
import { IMMEDIATELY, calculationOf, expect, test } from '../../fixtures.ts'

test.use({ tier: 'own' })

const STREET = '12 Ōrākei Road, Remuera, Auckland'

test('an empty list links to the calculator; the table’s address redirects a free account to the plans', async ({
  page,
  callApi,
}) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have any saved calculations yet")
  await page.getByRole('link', { name: 'Go to Calculator' }).click()
  await expect(page).toHaveURL('/calculator')
  await page.goto('/calculations/compare')
  await expect(page).toHaveURL('/plans')
})

test('a saved calculation shows its date, address and figures, and opens', async ({ page, callApi }) => {
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf(STREET, { is_sample_address: true, weekly_rental_income: 1040, purchase_price: 1_000_000 }),
  )
  await page.route('**/api/calculations*', async (route) => {
    const response = await route.fetch()
    const [one] = (await response.json()) as object[]
    // 00:30 of the next day in New Zealand.
    await route.fulfill({ json: [{ ...one, updated_at: '2026-09-05T12:30:00.000Z' }] })
  })
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 saved calculation')
  await expect(page).toHaveTitle('Your saved calculations · Homeyield')
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row.locator('time')).toHaveText('6 Sep 2026')
  await expect(row).toContainText('Sample')
  await expect(row).toContainText('Cash each week–Weekly rent$1,040')
  await expect(row).toContainText('Gross yield5.41%')
  await row.getByRole('link', { name: STREET }).click()
  await expect(page).toHaveURL(`/calculator/${id}`)
})

test('deleting needs a confirmation, and can be tried again when it failed', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf(STREET))
  await page.goto('/calculations')
  const remove = page.getByRole('button', { name: `Delete ${STREET}` })
  const modal = page.getByRole('alertdialog', { name: 'Delete calculation' })

  await remove.click()
  await expect(modal).toContainText('Are you sure you want to delete this calculation?')
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'No' }).click()
  await expect(modal).toHaveCount(0)
  await expect(remove).toBeFocused()

  await remove.click()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  expect(await callApi('GET', '/calculations')).toHaveLength(1)

  await page.route('**/api/calculations/*', (route) => route.abort())
  await remove.click()
  await modal.getByRole('button', { name: 'Yes' }).click()
  await expect(modal).toContainText('It was not deleted. We could not reach our server.')
  await page.unroute('**/api/calculations/*')
  await modal.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have any saved calculations yet")
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Calculation deleted' })).toBeVisible()
  expect(await callApi('GET', '/calculations')).toEqual([])
})

test('a free account is told that a copy needs Premium', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf(STREET))
  await page.goto('/calculations')
  await page.getByRole('button', { name: `Duplicate ${STREET}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate calculation' })
  await expect(dialog).toContainText('A free account saves one calculation, and you have one.')
  await expect(dialog.getByRole('button', { name: 'Duplicate' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: `Duplicate ${STREET}` })).toBeFocused()
})

test('a message closes with its button, or by itself after a few seconds', async ({ page, callApi }) => {
  await page.clock.install()
  for (const close of [
    () => page.getByRole('button', { name: 'Close message' }).click(),
    () => page.clock.runFor(9_000),
  ]) {
    await callApi('POST', '/calculations', calculationOf(STREET))
    await page.goto('/calculations')
    await page.getByRole('button', { name: `Delete ${STREET}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    const message = page.getByRole('status').filter({ hasText: 'Calculation deleted' })
    await expect(message).toBeVisible()
    await close()
    await expect(message).toHaveCount(0, IMMEDIATELY)
  }
})

test('a list that cannot be fetched shows an error; Try again fetches it; a row opens with the keyboard alone', async ({
  page,
  callApi,
}) => {
  await callApi('POST', '/calculations', calculationOf(STREET, { is_sample_address: true }))
  await page.route('**/api/calculations*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Boom', code: 'internal' } }),
  )
  await page.goto('/calculations')
  await expect(page.getByRole('alert').filter({ hasText: 'Please contact support@homeyield.test' })).toBeVisible()
  await page.unroute('**/api/calculations*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: STREET })).toBeVisible()
  await expectAccessible(page, { dark: true })
  const link = page.getByRole('link', { name: STREET })
  for (let step = 0; step < 20 && !(await link.evaluate((element) => element === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calculator\/.+/u)
})

test('the premium popup opens over every page, after a redirect too, and over the list for the table', async ({
  page,
  callApi,
}) => {
  await callApi('POST', '/calculations', calculationOf(STREET))
  for (const path of ['/premiumpopup', '/calculator/premiumpopup', '/calculations/premiumpopup/']) {
    await page.goto(path)
    const popup = page.getByRole('dialog', { name: 'Premium' })
    await expect(popup).toBeVisible()
    await expect(page.getByText('1 saved calculation')).toBeVisible()
    await popup.getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL('/calculations')
    await expect(popup).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Table Premium' }).click()
  await expect(page).toHaveURL('/calculations/premiumpopup')
  const popup = page.getByRole('dialog', { name: 'Premium' })
  await expect(popup).toContainText('You need a premium account to access that feature.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/calculations')
  await expect(popup).toHaveCount(0)
  await page.getByRole('link', { name: 'Table Premium' }).click()
  await popup.getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/plans')
  expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBe('/calculations/compare')
})
