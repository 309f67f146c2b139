import { box, ELSEWHERE, expect, fill, openCalculator, save, saveButton, slider, test } from '../../calculator.ts'
import { calculationOf } from '../../house.ts'

test.use({ tier: 'premium' })

// What a person entered, or asked for, outlives what happens elsewhere and a connection that is gone.

test('a calculation deleted elsewhere can be saved as a new one', async ({ page, ask }) => {
  const { id } = await ask<{ id: string }>('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await openCalculator(page, `/calculator/${id}`)
  await fill(page, { Rates: '2345' })
  await ask('DELETE', `/calculations/${id}`)
  await saveButton(page, 'Update').click()
  const question = page.getByRole('alertdialog', { name: 'Deleted elsewhere' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Save as new' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Rental assessment saved' })).toBeVisible()
  const kept = await ask<{ id: string; property: string }[]>('GET', '/calculations')
  expect(kept.map(({ property }) => property)).toEqual(['1 First Street, Frankton, Hamilton'])
  expect(kept[0]?.id).not.toBe(id)
  await expect(page).toHaveURL(`/calculator/${kept[0]?.id}`)
  expect(await ask('GET', `/calculations/${kept[0]?.id}`)).toMatchObject({ rates: 2345 })
})

test('a delete without a connection says so, and works once it is back', async ({ page, context, ask }) => {
  await ask('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  await page.getByRole('button', { name: /^Delete/u }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete calculation' })
  await context.setOffline(true)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(question.getByText(/^It was not deleted\./u)).toBeVisible()
  await context.setOffline(false)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText("You don't have any saved calculations yet")).toBeVisible()
  expect(await ask('GET', '/calculations')).toEqual([])
})

test('the end of a slider that grew stays while the value goes back', async ({ page }) => {
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

test('the other version of a conflict brings its own address and rent evidence', async ({ page, ask }) => {
  const { id } = await ask<{ id: string }>('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await openCalculator(page, `/calculator/${id}`)
  await ask('PATCH', `/calculations/${id}`, {
    property: ELSEWHERE.address,
    sa2_code: '176000',
    rates: 2222,
  })
  await fill(page, { Insurance: '1111' })
  await saveButton(page, 'Update').click()
  await page.getByRole('button', { name: 'Load the other version' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ELSEWHERE.street)
  await expect(box(page, 'Rates')).toHaveValue('2,222')
  await expect(page.getByText(/bonds/u).first()).toBeVisible()
  await fill(page, { Insurance: '1111' })
  await save(page, 'Update')
  expect(await ask('GET', `/calculations/${id}`)).toMatchObject({ property: ELSEWHERE.address, insurance_cost: 1111 })
})
