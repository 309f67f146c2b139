import {
  box,
  OTHER_SAMPLE,
  expect,
  fill,
  openCalculator,
  save,
  saveButton,
  slider,
  test,
  rentLink,
} from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'

test.use({ tier: 'premium' })

// Input survives changes in other windows and a lost connection.

test('a calculation deleted elsewhere can be saved as a new one', async ({ page, callApi }) => {
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton, Hamilton'),
  )
  await openCalculator(page, `/calculator/${id}`)
  await fill(page, { Rates: '2345' })
  await callApi('DELETE', `/calculations/${id}`)
  await saveButton(page, 'Update').click()
  const question = page.getByRole('alertdialog', { name: 'Deleted elsewhere' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Save as new' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Rental assessment saved' })).toBeVisible()
  const stored = await callApi<{ id: string; property: string }[]>('GET', '/calculations')
  expect(stored.map(({ property }) => property)).toEqual(['1 First Street, Frankton, Hamilton'])
  expect(stored[0]?.id).not.toBe(id)
  await expect(page).toHaveURL(`/calculator/${stored[0]?.id}`)
  expect(await callApi('GET', `/calculations/${stored[0]?.id}`)).toMatchObject({ rates: 2345 })
})

test('a delete offline shows an error, and works once online', async ({ page, context, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  await page.getByRole('button', { name: /^Delete/u }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete calculation' })
  await context.setOffline(true)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(question.getByText(/^It was not deleted\./u)).toBeVisible()
  await context.setOffline(false)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText("You don't have any saved calculations yet")).toBeVisible()
  expect(await callApi('GET', '/calculations')).toEqual([])
})

test('the grown maximum of a slider stays when the value is lowered', async ({ page }) => {
  await openCalculator(page)
  const price = slider(page, 'Purchase price').first()
  await expect(price).toHaveAttribute('max', '2000000')
  await box(page, 'Purchase price').first().fill('3500000')
  const end = async () => Number(await price.getAttribute('max'))
  await expect.poll(end).toBeGreaterThanOrEqual(3_500_000)
  const grown = await end()
  await box(page, 'Purchase price').first().fill('900000')
  await expect(price).toHaveAttribute('max', String(grown))
})

test('the other version of a conflict has its own address and rent evidence', async ({ page, callApi }) => {
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton, Hamilton'),
  )
  await openCalculator(page, `/calculator/${id}`)
  await callApi('PATCH', `/calculations/${id}`, {
    property: OTHER_SAMPLE.address,
    sa2_code: '176000',
    rates: 2222,
  })
  await fill(page, { Insurance: '1111' })
  await saveButton(page, 'Update').click()
  await page.getByRole('button', { name: 'Load the other version' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER_SAMPLE.street)
  await expect(box(page, 'Rates')).toHaveValue('2,222')
  await expect(rentLink(page)).toBeVisible()
  await fill(page, { Insurance: '1111' })
  await save(page, 'Update')
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({
    property: OTHER_SAMPLE.address,
    insurance_cost: 1111,
  })
})
