import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'
import { mockList } from '../../mock-list.ts'
import { waitUntilIdle } from '../../page-idle.ts'

// What the list shows, finds and changes: web/src/screens/calculations/saved-list.test.tsx.
test.use({ tier: 'premium' })

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

function rowsOf(saved: object, count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...saved, id: `${index}`, property: `${index} Rose St` }))
}

test('a long list and table are drawn as far as is seen, and whole for print', async ({ page, callApi }) => {
  const saved = await callApi<object>('POST', '/calculations', SUBURBS[0])
  await mockList(page, rowsOf(saved, 300))
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('300 saved calculations')
  const rows = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(rows).toHaveCount(100)
  await expect(page.locator('li[aria-posinset="100"][aria-setsize="300"]')).toBeAttached()
  await page.keyboard.press('End')
  await expect(rows).toHaveCount(200)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(300)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(200)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '301')
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(100)
  await page.getByRole('button', { name: 'Address' }).click()
  await expect(page.getByRole('table').getByRole('rowheader').first()).toHaveText('299 Rose St')
})

const SUBURBS = [
  calculationOf('12 Ōrākei Road, Remuera, Auckland', { purchase_price: 1_200_000, weekly_rental_income: 900 }),
  calculationOf('9 High Street, Frankton, Hamilton', { purchase_price: 640_000, weekly_rental_income: 600 }),
  calculationOf('10 High Street, Frankton, Hamilton', { purchase_price: 700_000, weekly_rental_income: 560 }),
]

test('homes are ticked in the list of one line a home, and compared', async ({ page, callApi }) => {
  for (const saved of SUBURBS) await callApi('POST', '/calculations', saved)
  await page.goto('/calculations/compare')
  await expect(page.getByRole('row')).toHaveCount(1 + SUBURBS.length)
  await waitUntilIdle(page)
  // The footer is not alone on a second one.
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)).toHaveLength(1)
  await page.goto('/calculations')
  await page.getByRole('checkbox', { name: 'One line a home' }).check()
  const rows = page.getByRole('main').getByRole('listitem')
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await rows.first().boundingBox())?.height).toBeLessThan(60)
  }
  await page.getByRole('checkbox', { name: /^Compare 12 Ōrākei/u }).check()
  await page.getByRole('checkbox', { name: /^Compare 9 High/u }).check()
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
    'Figure',
    '12 Ōrākei Road',
    '9 High Street',
  ])
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'One line a home' })).toBeChecked()
})

test('a card has the home’s photo, or a drawing where it does not load', async ({ page, callApi }) => {
  for (const saved of SUBURBS) await callApi('POST', '/calculations', saved)
  await page.route('**/api/calculations*', async (route) => {
    const [own, provided, none] = (await (await route.fetch()).json()) as object[]
    await route.fulfill({
      json: [
        { ...own, property_photo_url: '/images/own.jpg', image_url: '/images/provided.jpg' },
        { ...provided, image_url: '/images/missing.jpg' },
        none,
      ],
    })
  })
  await page.route('**/images/own.jpg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await page.route('**/images/missing.jpg', (route) => route.fulfill({ status: 404 }))
  await page.goto('/calculations')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.nth(0).locator('img')).toHaveAttribute('src', /\/images\/own\.jpg$/u)
  await expect(cards.nth(1).locator('img')).toHaveCount(0)
  await expect(cards.nth(2).locator('img')).toHaveCount(0)
  await expect(cards.locator('svg')).toHaveCount(2)
})

test('the first of a long table are there before the others, and no file of it', async ({ page, callApi }) => {
  const saved = await callApi<object>('POST', '/calculations', SUBURBS[0])
  const others = Promise.withResolvers<undefined>()
  await mockList(page, rowsOf(saved, 300), others.promise)
  await page.goto('/calculations/compare')
  await expect(page.getByText('Loading the rest.')).toBeVisible()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(100)
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toHaveCount(0)
  others.resolve(undefined)
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '301')
})

test('tags and note have a dialog that is accessible and fits', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', SUBURBS[1])
  await page.goto('/calculations')
  await page.getByRole('button', { name: /^Tags and note of 9 High/u }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags and note' })
  await dialog.getByLabel('Add a tag').fill('north')
  await dialog.getByLabel('Your note').fill('Roof is new.')
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Roof is new.')
  // A box half under the header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
})
