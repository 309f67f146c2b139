import type { Page } from '@playwright/test'
import {
  box,
  expect,
  figure,
  fill,
  openCalculator,
  result,
  save,
  saveButton,
  saved,
  test,
  rentLink,
} from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'
import { expectCached, visitOnce } from '../../offline-cache.ts'

test.use({ tier: 'premium', serviceWorkers: 'allow' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

const [SEEN, LISTED] = ['1 Example Road, Frankton, Hamilton', '2 Example Road, Frankton, Hamilton']

/** A calculation is stored after it has opened. */
async function expectStored(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(localStorage).filter((key) => key.includes('cached-calculation')).length === wanted,
    count,
  )
}

test('offline, the list and its calculations open as they were last seen, also after a reload', async ({
  page,
  context,
  callApi,
}) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf(SEEN))
  const other = await callApi<{ id: string }>('POST', '/calculations', calculationOf(LISTED))
  await openCalculator(page, `/calculator/${id}`)
  await expectCached(page)
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 saved calculations')
  await expectStored(page, 2)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 saved calculations')
  await expect(page.getByText(/^You are offline\. This is the list as of \d\d:\d\d\.$/u)).toBeVisible()
  await expect(page.getByText('could not reach our server')).toHaveCount(0)
  await page.getByRole('link', { name: 'Table' }).click()
  await expect(page).toHaveURL('/calculations/compare')
  await expect(page.getByText(/^You are offline\. This is the list as of/u)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table')).toContainText('2 Example Road')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  // Seen in the list only.
  await page.getByRole('link', { name: LISTED }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Example Road')
  await expect(page.getByText(/You are offline\. This is the calculation as of \d\d:\d\d\./u)).toBeVisible()
  const gross = await figure(result(page), 'Gross').textContent()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Example Road')
  await expect(figure(result(page), 'Gross')).toHaveText(gross ?? '')
  for (const name of ['loans', 'years', 'bank']) {
    await openCalculator(page, `/calculator/${id}/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 Example Road')
  }
  await page.goto(`/calculator/${other.id}`)
  await expect(page.getByText(/You are offline\. This is the calculation as of/u)).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByText('You opened this calculation without a connection.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Example Road')
})

test('offline, a saved calculation is changed, opened again, and saved once online, unless it changed elsewhere', async ({
  page,
  context,
  callApi,
}) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf(SEEN))
  const other = await callApi<{ id: string }>('POST', '/calculations', calculationOf(LISTED))
  await openCalculator(page, `/calculator/${other.id}`)
  await expectStored(page, 1)
  await openCalculator(page, `/calculator/${id}`)
  await expectCached(page)
  await expectStored(page, 2)
  await context.setOffline(true)
  await page.reload()
  await fill(page, { Rates: '2222' })
  await saveButton(page, 'Update').click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  // Another one's change takes the place of the draft.
  await page.goto(`/calculator/${other.id}`)
  await fill(page, { Rates: '3333' })
  await page.reload()
  await expect(box(page, 'Rates')).toHaveValue('3,333')
  await page.goto(`/calculator/${id}`)
  await expect(box(page, 'Rates')).toHaveValue('2,222')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ version: 1 })

  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ rates: 2222, version: 2 })
  // It opens offline as it was saved.
  await context.setOffline(true)
  await page.reload()
  await expect(box(page, 'Rates')).toHaveValue('2,222')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  // A change made offline conflicts with one made elsewhere.
  await fill(page, { Rates: '4444' })
  await callApi('PATCH', `/calculations/${id}`, { ...calculationOf(SEEN), rates: 5555, version: 2 })
  await context.setOffline(false)
  await saveButton(page, 'Update').click()
  await expect(page.getByRole('alertdialog', { name: 'Changed elsewhere' })).toBeVisible()
})

test('a suburb typed offline is asked for on return, and what changes is shown before it does', async ({
  page,
  context,
  callApi,
}) => {
  await visitOnce(page)
  await context.setOffline(true)
  await page.goto('/calculator')
  await page.getByRole('button', { name: 'Enter it yourself' }).click()
  await page.getByLabel('Street address').fill('7 Example Road')
  await page.getByRole('combobox', { name: 'Suburb' }).fill('Waiheke')
  await fill(page, { 'Purchase price': '850,000' })
  await saveButton(page).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByText('Which one is it?')).toHaveCount(0)
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('The suburb “Waiheke” has not been looked up yet.')).toBeVisible()
  await expect(page.getByText('any market rent data')).toHaveCount(0)
  const areas = page.getByRole('button', { name: /^Waiheke.*, Auckland/u })
  await areas.first().press('Enter')
  const change = page.getByRole('status').filter({ hasText: 'This changes:' })
  // The buttons that were pressed are gone; Tab goes on from where they were.
  await expect(change).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(change.getByRole('button', { name: /^Use Waiheke/u })).toBeFocused()
  await change.getByRole('button', { name: 'Another suburb' }).press('Enter')
  await expect(areas.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(areas.first()).toBeFocused()
  await areas.first().press('Enter')
  await expect(change).toContainText(/Weekly rentNot known → \$[\d,]+/u)
  await expect(box(page, 'Rental income a week')).toHaveValue('0')
  await change.getByRole('button', { name: /^Use Waiheke/u }).click()
  await expect(page.locator('main h1')).toBeFocused()
  await expect(rentLink(page)).toBeVisible()
  await expect(box(page, 'Rental income a week')).not.toHaveValue('0')
  await save(page, 'Update')
  expect(await callApi('GET', '/calculations')).toMatchObject([
    { property: expect.stringMatching(/^7 Example Road, Waiheke.*, Auckland$/u), version: 2 },
  ])
})

// It ends its session, so it has its own.
test.describe('with a session of its own', () => {
  test.use({ tier: 'own' })

  test('signing out removes the stored calculations', async ({ page, callApi }) => {
    const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf(SEEN))
    await openCalculator(page, `/calculator/${id}`)
    await page.goto('/calculations')
    const stored = () => page.evaluate(() => JSON.stringify(localStorage).includes('1 Example Road'))
    await expect.poll(stored).toBe(true)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/signin')
    expect(await stored()).toBe(false)
  })
})
