import { expectAccessible } from '../../expect-accessible.ts'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'
import { mockList } from '../../mock-list.ts'

// What it shows, and its order: web/src/screens/compare/compare-screen.test.tsx.
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

test('a calculation can be opened in a new tab', async ({ page, context }) => {
  await page.goto('/calculations/compare')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '126 Kauri Rise' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/calculator\/.+/u)
  await expect(page).toHaveURL('/calculations/compare')
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
