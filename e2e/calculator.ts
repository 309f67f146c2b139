import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { waitUntilIdle } from './page-idle.ts'

export { expect }

/** A sample address of the development seed: the text to type, the suggestion, and the title of the page. */
export const SAMPLE = { typed: '126 kauri', address: '126 Kauri Street, Waiheke, Auckland', street: '126 Kauri Street' }

/** A sample address in another area. */
export const OTHER_SAMPLE = {
  typed: '149 queen',
  address: '149 Queen Street, Enderley, Hamilton',
  street: '149 Queen Street',
}

/** The browser logs this for an error status that a journey provokes. */
const PROVOKED = /^Failed to load resource:/u

/** A journey through the calculator. Fails on any error in the console, content security policy included. */
export const test = base.extend<{ noConsoleErrors: void }>({
  noConsoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !PROVOKED.test(text)) errors.push(text)
      })
      context.on('weberror', (failure) => errors.push(String(failure.error())))
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a home at its first page, or at another. */
export async function openCalculator(page: Page, path = '/calculator'): Promise<void> {
  await page.goto(path)
  const isPage = /\/(?:rent|loans|years|bank|documents)$/u.test(path)
  await expect(isPage ? currentPage(page) : section(page, 'Rental Assessment')).toBeVisible()
}

/** Opens another page of the home. */
export async function openPage(
  page: Page,
  name: 'Numbers' | 'Rent' | 'Loans' | 'Years and tax' | 'Bank' | 'Can I afford it' | 'Documents',
): Promise<void> {
  await pages(page).getByRole('link', { name, exact: true }).click()
  await expect(currentPage(page)).toHaveText(name)
}

export function pages(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages of this home' })
}

function currentPage(page: Page): Locator {
  return pages(page).locator('[aria-current=page]')
}

/** On the first page, once the market rent has loaded. */
export function rentLink(page: Page): Locator {
  return page.getByRole('link', { name: 'How this rent was found' })
}

export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The text box of a field. Its slider has the same name. */
export function box(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true })
}

export function slider(page: Page, label: string): Locator {
  return page.getByRole('slider', { name: label, exact: true })
}

/** A computed figure of a section or of the result. */
export function figure(place: Locator, label: string): Locator {
  return place.getByRole('button', { name: new RegExp(`^${label} .*Show how this is worked out`, 'u') })
}

export function result(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Result' })
}

/** Chooses an address, and waits until its market rent and property data have loaded. */
export async function chooseAddress(page: Page, place = SAMPLE): Promise<void> {
  await pickAddress(page, place)
  await waitUntilIdle(page)
}

/** Chooses an address. Its market rent and property data may still be loading. */
async function pickAddress(page: Page, { typed, address, street } = SAMPLE): Promise<void> {
  await page.getByRole('combobox', { name: 'Address' }).fill(typed)
  await page.getByRole('option', { name: address }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street)
}

const BORROWING = new Set(['Purchase price', 'Deposit', 'Loan duration', 'Interest rate'])
const EXPENSES = new Set([
  'Insurance',
  'Repairs and maintenance',
  'Rates',
  'Contingency',
  'Vacancy',
  'Property management fee',
])

/** Fills in fields; on a phone, where one section is open at a time, opens the section of each first. */
export async function fill(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? Infinity) < 768
  for (const [label, text] of Object.entries(figures)) {
    if (isPhone) await openSection(page, sectionOf(label))
    await box(page, label).fill(text)
  }
}

function sectionOf(label: string): string {
  if (BORROWING.has(label)) return 'Borrowing'
  return EXPENSES.has(label) ? 'Annual Expenses' : 'Rental Assessment'
}

export async function openSection(page: Page, title: string): Promise<void> {
  const toggle = page.getByRole('button', { name: title, exact: true })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

/** Chooses a radio button of a group. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('group', { name: field, exact: true }).getByRole('radio', { name: option, exact: true }).check()
}

export function saveButton(page: Page, label: 'Save' | 'Update' | 'Saving' = 'Save'): Locator {
  return page.getByRole('banner').getByRole('button', { name: label, exact: true })
}

/** Saves, and waits for the response and the message: the message of an earlier save may still be visible. */
export async function save(page: Page, label: 'Save' | 'Update' = 'Save'): Promise<void> {
  const responding = page.waitForResponse(
    (response) => /\/api\/calculations(\/|$)/u.test(response.url()) && response.request().method() !== 'GET',
  )
  await saveButton(page, label).click()
  expect((await responding).ok()).toBe(true)
  await expect(saved(page)).toBeVisible()
}

/** Types into the focused box, and waits for the suggestions of the whole text, not only of its first letters. */
export async function typeToFind(page: Page, what: 'addresses' | 'areas', text: string): Promise<void> {
  const found = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === `/api/${what}` && searchParams.get('q') === text
  })
  await page.keyboard.type(text)
  await found
  await expect(page.locator('[role=combobox]:focus')).not.toHaveAttribute('aria-busy')
}

export function saved(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'Rental assessment saved' })
}

/** The inputs of the worked example, by label. Its rent is 635 a week. */
export const GOLDEN = {
  'Purchase price': '850,000',
  Deposit: '170,000',
  'Loan duration': '30',
  'Interest rate': '6.49',
  Insurance: '1,800',
  'Repairs and maintenance': '2,000',
  Rates: '2,900',
  Contingency: '500',
  'Property management fee': '8.5',
} as const

/** Of a market rent without raw figures beside it. */
export const NO_EVIDENCE = { own: null, area_other: [], suburb_group: null, district: null, region: null, areas: [] }

/** The market rent of the golden case, as the server returns it. */
export const GOLDEN_RENT = marketRent('House', 3, 570, 700)

export function marketRent(dwelling: string, number_of_bedrooms: number, lower: number, upper: number) {
  const median = (lower + upper) / 2
  const quartiles = { lower_quartile: lower, median, upper_quartile: upper }
  return {
    dwelling,
    number_of_bedrooms,
    ...quartiles,
    interval_80: [median - 30, median + 30],
    interval_50: [median - 15, median + 15],
    confidence: 'High',
    effective_bonds: 55.4,
    bonds: 41,
    conflict: null,
    period: '2025-07-01',
    level: 'area',
    place: 'Waiheke',
    evidence: NO_EVIDENCE,
    index: { factor: 1, months: 0, from: '2025-09', to: '2025-09', region: 'Auckland Region' },
    before_index: { ...quartiles, interval_80: [median - 30, median + 30], confidence: 'High' },
  }
}

/** Returns these market rents for every area. The property's record leaves the bedrooms to the journey. */
export async function mockMarketRent(page: Page, entries: readonly object[]): Promise<void> {
  await page.route('**/api/market-rent/**', (route) => route.fulfill({ json: entries }))
  await page.route('**/api/cotality/property?**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), beds: null } })
  })
}
