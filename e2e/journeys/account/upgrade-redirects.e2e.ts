import { box, expect, fill, openCalculator, save, test } from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'
import { plan } from '../../membership.ts'
import { expectCheckout, pay } from '../../payments.ts'
import { buyPremium, endPremium } from '../../buy-premium.ts'

// After a redirect to the plans, paying leads back to the page that was requested.
test.use({ tier: 'own' })

const STREETS = ['9 High Street, Frankton, Hamilton', '126 Kauri Street, Waiheke, Auckland']

test('the requested table opens after upgrading, with the requested sorting', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf(STREETS[0] ?? ''))
  await page.goto('/calculations/compare?sort=net&order=desc')
  await expect(page).toHaveURL('/plans')
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(page.getByRole('status').filter({ hasText: 'You have Premium' })).toBeVisible()
  await expect(page).toHaveURL('/calculations/compare?sort=net&order=desc')
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['9 High Street'])
})

test('a read-only calculation can be changed after upgrading', async ({ page, callApi, person, request, baseURL }) => {
  await buyPremium(callApi, request, baseURL ?? '')
  const saved: { id: string }[] = []
  for (const street of STREETS) saved.push(await callApi('POST', '/calculations', calculationOf(street)))
  await endPremium(callApi, request, person.email)
  const path = `/calculator/${saved[0]?.id}`
  await openCalculator(page, path)
  await page.getByRole('link', { name: 'Upgrade to change it' }).click()
  await plan(page, 'Premium')
    .getByRole('button', { name: /^(Get|Upgrade)/u })
    .click()
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(page).toHaveURL(path)
  await expect(page.getByText('This calculation is read-only')).toHaveCount(0)
  await expect(box(page, 'Rates')).toBeEnabled()
  await fill(page, { Rates: '3456' })
  await save(page, 'Update')
})
