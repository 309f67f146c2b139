import { expectAccessible } from '../../expect-accessible.ts'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'
import { mockList } from '../../mock-list.ts'

test.use({ tier: 'premium' })

const KAURI = '126 Kauri Rise, Waiheke, Auckland'
const HIGH = '9 High Street, Frankton, Hamilton'
const TENTH = '10 High Street, Frankton, Hamilton'
const RUN_DOWN = 'Ōtāhuhu Flats, Ōtāhuhu, Auckland'

// Gross: 52 × rent ÷ price. The last has no price, so no yield.
const SAVED = [
  calculationOf(KAURI, { vacancy_cost: 0, weekly_rental_income: 1000, purchase_price: 1_000_000, rates: 12_000 }),
  calculationOf(TENTH, { vacancy_cost: 0, weekly_rental_income: 400, purchase_price: 85_000, rates: 6_000 }),
  calculationOf(HIGH, { vacancy_cost: 0, weekly_rental_income: 100, purchase_price: 650_000, rates: 20_000 }),
  calculationOf(RUN_DOWN, { vacancy_cost: 0, weekly_rental_income: 300, purchase_price: null, rates: 0 }),
]

test.beforeEach(async ({ callApi }) => {
  for (const calculation of SAVED) await callApi('POST', '/calculations', calculation)
})

const table = (page: Page): Locator => page.getByRole('table')
const header = (page: Page, name: string): Locator => table(page).getByRole('columnheader', { name, exact: true })
const sortBy = (page: Page, name: string) => header(page, name).getByRole('button').click()

async function expectStreets(page: Page, streets: readonly string[]): Promise<void> {
  await expect(table(page).getByRole('rowheader')).toHaveText([...streets])
}

test('the table shows, sorts and opens calculations', async ({ page, context, callApi }) => {
  await test.step('it shows address, price and both yields, sorted by address', async () => {
    await page.goto('/calculations')
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await expect(page).toHaveURL('/calculations/compare')
    await expect(page).toHaveTitle('Compare calculations · Homeyield')
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Address',
      'Estimated Purchase Price',
      'Gross Rental Yield',
      'Net Rental Yield',
      'Cash each week',
    ])
    await expectStreets(page, ['9 High Street', '10 High Street', '126 Kauri Rise', 'Ōtāhuhu Flats'])
    await expect(table(page).getByRole('cell')).toHaveText(
      [
        ['$650,000', '0.80%', '−2.28% without the loan', '–'],
        ['$85,000', '24.47%', '17.41% without the loan', '–'],
        ['$1,000,000', '5.20%', '4.00% without the loan', '–'],
        ['–', '–', '–', '– Weekly rent: $300'],
      ].flat(),
    )
    await expect(header(page, 'Address')).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL('/calculations')
  })

  await test.step('a header sorts ascending, then descending, unknown values last; the address holds the order', async () => {
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    const price = header(page, 'Estimated Purchase Price')
    await sortBy(page, 'Estimated Purchase Price')
    await expectStreets(page, ['10 High Street', '9 High Street', '126 Kauri Rise', 'Ōtāhuhu Flats'])
    await expect(price).toHaveAttribute('aria-sort', 'ascending')
    await expect(header(page, 'Address')).not.toHaveAttribute('aria-sort')
    await expect(page).toHaveURL('/calculations/compare?sort=price')
    await expect(price.getByRole('button')).toBeFocused()

    await page.keyboard.press('Enter')
    await expectStreets(page, ['126 Kauri Rise', '9 High Street', '10 High Street', 'Ōtāhuhu Flats'])
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL('/calculations/compare?sort=price&order=desc')
    await page.reload()
    await expectStreets(page, ['126 Kauri Rise', '9 High Street', '10 High Street', 'Ōtāhuhu Flats'])

    await sortBy(page, 'Net Rental Yield')
    await expectStreets(page, ['9 High Street', '126 Kauri Rise', '10 High Street', 'Ōtāhuhu Flats'])
    // The direction of a header depends on the current order.
    await sortBy(page, 'Address')
    await expect(page).toHaveURL('/calculations/compare')
    await expect(header(page, 'Address')).toHaveAttribute('aria-sort', 'ascending')
    await sortBy(page, 'Address')
    await expectStreets(page, ['Ōtāhuhu Flats', '126 Kauri Rise', '10 High Street', '9 High Street'])
    await expect(page).toHaveURL('/calculations/compare?order=desc')
  })

  await test.step('an address opens its calculation, and Back restores the table’s order', async () => {
    const list = await callApi<{ id: string; property: string }[]>('GET', '/calculations')
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await sortBy(page, 'Gross Rental Yield')
    await expect(page).toHaveURL('/calculations/compare?sort=gross')
    await page.getByRole('link', { name: '126 Kauri Rise' }).click()
    await expect(page).toHaveURL(`/calculator/${list.find(({ property }) => property === KAURI)?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('126 Kauri Rise')
    await page.goBack()
    await expect(page).toHaveURL('/calculations/compare?sort=gross')
    await expectStreets(page, ['9 High Street', '126 Kauri Rise', '10 High Street', 'Ōtāhuhu Flats'])
    // Sorting adds no history entry: Back leads to the list.
    await page.goBack()
    await expect(page).toHaveURL('/calculations')
  })

  await test.step('a calculation can be opened in a new tab', async () => {
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: '126 Kauri Rise' }).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/calculator\/.+/u)
    await expect(page).toHaveURL('/calculations/compare')
  })
})

test('the export has the order of the table', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('=2+3 "Mill", Ōtāhuhu', { is_sample_address: true }))
  await page.goto('/calculations/compare?sort=price&order=desc')
  await expectStreets(page, ['126 Kauri Rise', '=2+3 "Mill"Sample', '9 High Street', '10 High Street', 'Ōtāhuhu Flats'])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^homeyield-calculations-\d{4}-\d\d-\d\d\.csv$/u)
  const text = await readFile(await file.path(), 'utf8')
  const [{ updated_at } = { updated_at: '' }] = await callApi<{ updated_at: string }[]>('GET', '/calculations')
  const today = new Date(updated_at).toLocaleDateString('en-CA', { timeZone: 'Pacific/Auckland' })
  const lines = text.split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF"Address","Estimated Purchase Price \(NZD\)",/u)
  expect(lines[1]).toBe(
    `"126 Kauri Rise",1000000,,,0,5.2,4,,1000,,,,12000,769,40000,"${today}","${KAURI}","No","Yes","Rent it out",`,
  )
  expect(lines[2]).toMatch(/^"'=2\+3 ""Mill""",850000,.*,"'=2\+3 ""Mill"", Ōtāhuhu","Yes","Yes","Rent it out",$/u)
  expect(lines[5]).toBe(`"Ōtāhuhu Flats",,,,0,,,,300,,,,0,300,15600,"${today}","${RUN_DOWN}","No","Yes","Rent it out",`)
  expect(lines).toHaveLength(7)
})

test('a list that cannot be fetched shows an error; Try again fetches it; an empty one links to the list', async ({
  page,
  callApi,
}) => {
  await page.route('**/api/calculations*', (route) => route.abort())
  await page.goto('/calculations/compare')
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach our server.' })).toBeVisible()
  await page.unroute('**/api/calculations*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(table(page)).toBeVisible()

  for (const { id } of await callApi<{ id: string }[]>('GET', '/calculations'))
    await callApi('DELETE', `/calculations/${id}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have any saved calculations yet")
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL('/calculations')
})

test('the table is accessible, does not scroll sideways with large figures, and its headers stay visible', async ({
  page,
  callApi,
}) => {
  await test.step('accessible on phone and desktop', async () => {
    await page.goto('/calculations/compare?sort=net')
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(table(page)).toBeVisible()
      await expectAccessible(page, { dark: true })
    }
  })

  await test.step('with large figures', async () => {
    const long = calculationOf('Tewhanganuiatarataumatawhakatangihanga Apartments 1204, Wellington', {
      weekly_rental_income: 1_000_000,
      purchase_price: 1_000_000_000,
    })
    await callApi('POST', '/calculations', long)
    await page.goto('/calculations/compare')
    await expect(table(page)).toBeVisible()
    await expectToFit(page)
    const list = await callApi<object[]>('GET', '/calculations')
    await mockList(
      page,
      Array.from({ length: 200 }, (_, index) => ({ ...list[index % list.length], id: `${index}` })),
    )
    await page.setViewportSize({ width: 375, height: 740 })
    await page.reload()
    await expect(table(page)).toHaveAttribute('aria-rowcount', '201')
    await expect(table(page).getByRole('row')).toHaveCount(101)
    await table(page).getByRole('row').nth(100).scrollIntoViewIfNeeded()
    await expect(table(page).getByRole('row')).toHaveCount(201)
    await table(page).getByRole('row').nth(150).scrollIntoViewIfNeeded()
    await expect(header(page, 'Net Rental Yield')).toBeInViewport({ ratio: 1 })
    await sortBy(page, 'Net Rental Yield')
    await expect(header(page, 'Net Rental Yield')).toHaveAttribute('aria-sort', 'ascending')
  })
})
