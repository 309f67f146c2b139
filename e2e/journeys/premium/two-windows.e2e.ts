import { box, expect, fill, openCalculator, save, saveButton, test } from '../../calculator.ts'
import { calculationOf } from '../../house.ts'
import type { Page } from '@playwright/test'

test.use({ tier: 'premium' })

// Two saves of one calculation lose nothing silently: the second is asked what to do (decisions section 1, 409).
let id = ''
let other: Page

test.beforeEach(async ({ page, context, ask }) => {
  id = (await ask<{ id: string }>('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))).id
  other = await context.newPage()
  await openCalculator(page, `/calculator/${id}`)
  await openCalculator(other, `/calculator/${id}`)
  await fill(other, { Rates: '2222' })
  await save(other, 'Update')
  await fill(page, { Insurance: '1111' })
  await saveButton(page, 'Update').click()
  await expect(page.getByRole('alertdialog', { name: 'Changed elsewhere' })).toBeVisible()
})

test('a calculation changed in another window asks; the person’s own version can take its place', async ({
  page,
  ask,
}) => {
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Rental assessment saved' })).toBeVisible()
  expect(await ask('GET', `/calculations/${id}`)).toMatchObject({ insurance_cost: 1111, rates: null })
})

test('a calculation changed in another window asks; the other version can be loaded', async ({ page, ask }) => {
  await page.getByRole('button', { name: 'Load the other version' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(box(page, 'Rates')).toHaveValue('2,222')
  await expect(box(page, 'Insurance')).toHaveValue('')
  expect(await ask('GET', `/calculations/${id}`)).toMatchObject({ insurance_cost: null, rates: 2222 })
  await fill(page, { Insurance: '1111' })
  await save(page, 'Update')
  expect(await ask('GET', `/calculations/${id}`)).toMatchObject({ insurance_cost: 1111, rates: 2222 })
})

test('closing the question changes nothing and keeps what was typed', async ({ page, ask }) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(box(page, 'Insurance')).toHaveValue('1,111')
  expect(await ask('GET', `/calculations/${id}`)).toMatchObject({ rates: 2222 })
  await saveButton(page, 'Update').click()
  await expect(page.getByRole('alertdialog', { name: 'Changed elsewhere' })).toBeVisible()
})
