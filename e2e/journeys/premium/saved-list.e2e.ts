import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'
import { mockList } from '../../mock-list.ts'

test.use({ tier: 'premium' })

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

function rowsOf(saved: object, count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...saved, id: `${index}`, property: `${index} Rose St` }))
}

test('calculations are counted and listed newest first, with their yields; New Calculation and the table are available', async ({
  page,
  callApi,
}) => {
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton, Hamilton'),
  )
  await callApi('POST', '/calculations', calculationOf('2 Second Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 saved calculations')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    '2 Second Street, Frankton, Hamilton',
    '1 First Street, Frankton, Hamilton',
  ])

  // A net yield has a note until the loan is counted.
  // 52 × 650 less two weeks of vacancy is 32,500, of 850,000.
  await expect(page.getByRole('definition').last()).toHaveText('3.82% without the loan')
  await callApi('PATCH', `/calculations/${id}`, { deposit: 170_000, interest_rate: 6.49, loan_duration: 30 })
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('definition').last()).toHaveText(
    /^−\d\.\d\d%$/u,
  )

  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL('/calculations/compare')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByText('Premium', { exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: 'New Calculation', exact: true }).click()
  await expect(page).toHaveURL('/calculator')
})

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

test('search and order are in the address, and are kept when one comes back', async ({ page, callApi }) => {
  for (const saved of SUBURBS) await callApi('POST', '/calculations', saved)
  await page.goto('/calculations')
  const rows = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(rows).toHaveText([/^10 High/u, /^9 High/u, /^12 Ōrākei/u])
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price')
  await expect(rows).toHaveText([/^9 High/u, /^10 High/u, /^12 Ōrākei/u])
  await page.getByRole('button', { name: 'Lowest first' }).click()
  await expect(rows).toHaveText([/^12 Ōrākei/u, /^10 High/u, /^9 High/u])
  const find = page.getByRole('searchbox', { name: 'Find an address or suburb' })
  await find.fill('ORAKEI')
  await expect(rows).toHaveText([/^12 Ōrākei/u])
  await expect(page.getByText('1 of 3 found')).toBeVisible()
  await find.fill('frank')
  await expect(rows).toHaveText([/^10 High/u, /^9 High/u])
  await expectAccessible(page, { dark: true })
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await page.goBack()
  await expect(page).toHaveURL('/calculations?find=frank&sort=price&order=desc')
  await expect(rows).toHaveText([/^10 High/u, /^9 High/u])
  await page.reload()
  await expect(find).toHaveValue('frank')
  await find.fill('nowhere')
  await expect(page.getByText('No saved calculation has an address or suburb with these words.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL('/calculations?sort=price&order=desc')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(rows).toHaveText([/^10 High/u, /^9 High/u, /^12 Ōrākei/u])
})

test('homes are ticked in the list of one line a home, and compared', async ({ page, callApi }) => {
  for (const saved of SUBURBS) await callApi('POST', '/calculations', saved)
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
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(['12 Ōrākei Road', '9 High Street'])
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

test('the first of a long list or table are there before the others, which come page by page', async ({
  page,
  callApi,
}) => {
  const saved = await callApi<object>('POST', '/calculations', SUBURBS[0])
  const others = Promise.withResolvers<undefined>()
  await mockList(page, rowsOf(saved, 300), others.promise)
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your saved calculations')
  await expect(page.getByText('Loading the rest.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(100)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page.getByText('Loading the rest.')).toBeVisible()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(100)
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toHaveCount(0)
  others.resolve(undefined)
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '301')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('300 saved calculations')
  await page.getByRole('searchbox').fill('299')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['299 Rose St'])
})

test('status, tags and note are set on the card, filter the list, and are copied but for the status', async ({
  page,
  callApi,
}) => {
  for (const saved of SUBURBS) await callApi('POST', '/calculations', saved)
  await page.goto('/calculations')
  const main = page.getByRole('main')
  const rows = main.getByRole('heading', { level: 2 })
  const find = main.getByRole('search')

  await test.step('status', async () => {
    const status = main.getByRole('combobox', { name: /^Status of 12 Ōrākei/u })
    await status.selectOption('Owned')
    await expect(status).toBeEnabled()
    // It stays where it is until the list is fetched again.
    await expect(rows).toHaveText([/^10 High/u, /^9 High/u, /^12 Ōrākei/u])
    await find.getByRole('combobox', { name: 'Status' }).selectOption('Owned')
    await expect(rows).toHaveText([/^12 Ōrākei/u])
    await expect(page).toHaveURL('/calculations?status=owned')
    await expect(page.getByText('1 of 3 found')).toBeVisible()
    // The card leaves the filtered list, and the keyboard goes on from the heading.
    await status.selectOption('Offer made')
    await expect(rows).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: 'Show all' }).click()
  })

  await test.step('tags and note', async () => {
    await page.getByRole('button', { name: /^Tags and note of 9 High/u }).click()
    const dialog = page.getByRole('dialog', { name: 'Tags and note' })
    const tag = dialog.getByLabel('Add a tag')
    await tag.fill('brick')
    await tag.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Remove brick' })).toBeVisible()
    await tag.fill('north')
    await dialog.getByLabel('Your note').fill('Roof is new.')
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
    await page.route('**/api/calculations/*', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('Nothing was saved. We could not reach our server.')
    await page.unroute('**/api/calculations/*')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await find.getByRole('combobox', { name: 'Tag' }).selectOption('north')
    await expect(rows).toHaveText([/^9 High/u])
    await expect(main.getByRole('listitem')).toContainText('Tags: brick, north')
    await expect(main.getByRole('listitem')).toContainText('Roof is new.')
    // A box half under the header would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
  })

  await test.step('duplicate', async () => {
    await page.getByRole('button', { name: /^Duplicate 9 High/u }).click()
    await page.getByRole('dialog', { name: 'Duplicate calculation' }).getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 saved calculations')
    await expect(rows).toHaveText([/^9 High/u, /^9 High/u])
    const [copy, ...others] = await callApi<{ id: string; note: string; status: string | null }[]>(
      'GET',
      '/calculations',
    )
    const { id: _copy, ...copied } = await callApi<Inputs>('GET', `/calculations/${copy?.id ?? ''}`)
    const source = others.find(({ note }) => note === 'Roof is new.')
    const { id: _source, ...given } = await callApi<Inputs>('GET', `/calculations/${source?.id ?? ''}`)
    const own = { uuid: '', version: 0, created_at: '', updated_at: '' }
    expect({ ...copied, ...own }).toEqual({ ...given, ...own })

    await rows.first().getByRole('link').click()
    await expect(page).toHaveURL(`/calculator/${copy?.id ?? ''}`)
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Watching')
    await page.getByRole('banner').getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Rental assessment saved')).toBeVisible()
    expect(await callApi('GET', `/calculations/${copy?.id ?? ''}`)).toMatchObject({ status: 'watching' })
  })
})

interface Inputs {
  readonly id: string
}
