import { box, expect, fill, openCalculator, save, saveButton, test } from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'
import type { Page } from '@playwright/test'

test.use({ tier: 'premium' })

// The second of two conflicting saves asks what to do.
let id = ''
let other: Page

test.beforeEach(async ({ page, context, callApi }) => {
  id = (await callApi<{ id: string }>('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))).id
  other = await context.newPage()
  await openCalculator(page, `/calculator/${id}`)
  await openCalculator(other, `/calculator/${id}`)
  await fill(other, { Rates: '2222' })
  await save(other, 'Update')
  // The browser draws a tab behind another once a second, so a click there waits for seconds.
  await page.bringToFront()
  await fill(page, { Insurance: '1111' })
  await saveButton(page, 'Update').click()
  await expect(page.getByRole('alertdialog', { name: 'Changed elsewhere' })).toBeVisible()
})

test('after a change in another window, closing the question changes nothing, and this version can replace the other', async ({
  page,
  callApi,
}) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(box(page, 'Insurance')).toHaveValue('1,111')
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ rates: 2222 })
  await saveButton(page, 'Update').click()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Rental assessment saved' })).toBeVisible()
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ insurance_cost: 1111, rates: null })
})

test('after a change in another window, the other version can be loaded', async ({ page, callApi }) => {
  await page.getByRole('button', { name: 'Load the other version' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(box(page, 'Rates')).toHaveValue('2,222')
  await expect(box(page, 'Insurance')).toHaveValue('')
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ insurance_cost: null, rates: 2222 })
  await fill(page, { Insurance: '1111' })
  await save(page, 'Update')
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ insurance_cost: 1111, rates: 2222 })
})
