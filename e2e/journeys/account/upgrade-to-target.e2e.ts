import { box, expect, fill, openCalculator, save, test } from '../../calculator.ts'
import { calculationOf } from '../../house.ts'
import { plan } from '../../membership.ts'
import { expectCheckout, pay } from '../../payments.ts'
import { buyPremium, endPremium } from '../../premium-for-a-while.ts'

// Who is led to the plans on the way to something arrives there once they have paid (decisions section 5).
test.use({ tier: 'own' })

const STREETS = ['9 High Street, Frankton, Hamilton', '126 Kauri Street, Waiheke, Auckland']

test('the table that somebody asked for is reached after upgrading, sorted as it was asked for', async ({
  page,
  ask,
}) => {
  await ask('POST', '/calculations', calculationOf(STREETS[0] ?? ''))
  await page.goto('/calculations/compare?sort=net&order=desc')
  await expect(page).toHaveURL('/plans')
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(page.getByRole('status').filter({ hasText: 'You have Premium' })).toBeVisible()
  await expect(page).toHaveURL('/calculations/compare?sort=net&order=desc')
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['9 High Street'])
})

test('so is the table behind the popup of the list', async ({ page, ask }) => {
  await ask('POST', '/calculations', calculationOf(STREETS[0] ?? ''))
  await page.goto('/calculations')
  await page.getByRole('link', { name: 'Table Premium' }).click()
  await page.getByRole('dialog', { name: 'Premium' }).getByRole('link', { name: 'Upgrade' }).click()
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(page).toHaveURL('/calculations/compare')
  await expect(page.getByRole('table')).toBeVisible()
})

test('a calculation for reading can be changed once its reader has upgraded', async ({
  page,
  ask,
  person,
  request,
  baseURL,
}) => {
  await buyPremium(ask, request, baseURL ?? '')
  const saved: { id: string }[] = []
  for (const street of STREETS) saved.push(await ask('POST', '/calculations', calculationOf(street)))
  await endPremium(ask, request, person.email)
  const path = `/calculator/${saved[0]?.id}`
  await openCalculator(page, path)
  await page.getByRole('link', { name: 'Upgrade to change it' }).click()
  await plan(page, 'Premium')
    .getByRole('button', { name: /^(Get|Upgrade)/u })
    .click()
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(page).toHaveURL(path)
  await expect(page.getByText('This calculation is for reading only')).toHaveCount(0)
  await expect(box(page, 'Rates')).toBeEnabled()
  await fill(page, { Rates: '3456' })
  await save(page, 'Update')
})
