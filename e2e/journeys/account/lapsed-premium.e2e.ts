import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { box, expect, fill, openCalculator, save, test } from '../../calculator.ts'
import { calculationOf, expectToFit } from '../../fixtures.ts'
import { buyPremium, endPremium } from '../../buy-premium.ts'

// An account whose Premium has ended (web/src/screens/calculator/address/free-account.test.tsx), with three saved
// calculations.
test.use({ tier: 'own' })

const OLDEST = '1 First Street, Frankton, Hamilton'
const OLDER = '2 Second Street, Frankton, Hamilton'
const NEWEST = '3 Third Street, Frankton, Hamilton'

let ids: Record<string, string>

test.beforeEach(async ({ callApi, person, request, baseURL }) => {
  await buyPremium(callApi, request, baseURL ?? '')
  ids = {}
  for (const property of [OLDEST, OLDER, NEWEST]) {
    const fields = calculationOf(property, {
      // Found: the address of a home without an area may be completed.
      sa2_code: '187300',
      rates: 3000,
      deposit: 150_000,
      interest_rate: 6,
      loan_duration: 30,
    })
    ids[property] = (await callApi<{ id: string }>('POST', '/calculations', fields)).id
  }
  await endPremium(callApi, request, person.email)
})

const readOnlyNotice = (page: Page) => page.getByText('This calculation is read-only')

test('a read-only calculation is accessible and fits, and what needs Premium leads to the plans', async ({ page }) => {
  await page.goto('/calculations')
  await expectAccessible(page)
  await page.getByRole('link', { name: OLDER }).click()
  await expect(readOnlyNotice(page)).toBeVisible()
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.goto('/calculator')
  await expect(page).toHaveURL('/calculations')
  await openCalculator(page, `/calculator/${ids[OLDEST]}`)
  await page.getByRole('link', { name: 'Upgrade to Premium' }).first().click()
  await expect(page).toHaveURL(`/calculator/${ids[OLDEST]}/premiumpopup`)
  await page.getByRole('dialog', { name: 'Premium' }).getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('link', { name: 'Upgrade to change it' }).click()
  await expect(page).toHaveURL('/plans')
  expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBe(`/calculator/${ids[OLDEST]}`)
})

test('with Premium again it can be changed; when that ends, unsaved changes stay, and saving gives an error', async ({
  page,
  callApi,
  person,
  request,
  baseURL,
}) => {
  await buyPremium(callApi, request, baseURL ?? '')
  await openCalculator(page, `/calculator/${ids[OLDEST]}`)
  await expect(readOnlyNotice(page)).toHaveCount(0)
  await fill(page, { Rates: '3456' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('homeyield.draft'))).toContain('3456')
  await endPremium(callApi, request, person.email)
  await page.reload()
  await expect(readOnlyNotice(page)).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('3,000')
  await expect(page.getByText('Your unsaved changes are back.')).toHaveCount(0)
  await buyPremium(callApi, request, baseURL ?? '')
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await save(page, 'Update')

  // It ends again while the calculation is open, and another has been changed last.
  await callApi('PATCH', `/calculations/${ids[NEWEST]}`, { rates: 3100 })
  await fill(page, { Rates: '4567' })
  await endPremium(callApi, request, person.email)
  await page.getByRole('banner').getByRole('button', { name: 'Update' }).click()
  const refusal = page.getByRole('alertdialog', { name: 'Not saved' })
  await expect(refusal).toContainText('This calculation is read-only. Upgrade to Premium to change it.')
  await refusal.getByRole('button', { name: 'OK' }).click()
  await expect(box(page, 'Rates')).toHaveValue('4,567')
})

test('once the newest is deleted, the next can be changed', async ({ page, callApi }) => {
  await page.goto('/calculations')
  for (const property of [OLDEST, NEWEST]) {
    await page.getByRole('button', { name: `Delete ${property}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('link', { name: property })).toHaveCount(0)
  }
  await expect(page.getByRole('main').getByRole('listitem')).not.toContainText('Premium')
  await openCalculator(page, `/calculator/${ids[OLDER]}`)
  await fill(page, { Rates: '3456' })
  await save(page, 'Update')
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
})
