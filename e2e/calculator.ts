import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from './house.ts'
import { untilStill } from './still.ts'

export { expect }

/** A sample address of the development seed, what to type to find it, and what the page is then called. */
export const SAMPLE = { typed: '126 kauri', address: '126 Kauri Street, Waiheke, Auckland', street: '126 Kauri Street' }

/** Another one, in another area. */
export const ELSEWHERE = {
  typed: '149 queen',
  address: '149 Queen Street, Enderley, Hamilton',
  street: '149 Queen Street',
}

/** What the browser says of an answer that a journey provokes; it is no fault of the page. */
const PROVOKED = /^Failed to load resource:/u

/** A journey through the calculator: the browser has nothing to complain of, the content security policy included. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        const said = message.text()
        if (message.type() === 'error' && !PROVOKED.test(said)) complaints.push(said)
      })
      context.on('weberror', (failure) => complaints.push(String(failure.error())))
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens the calculator and waits until it is there. */
export async function openCalculator(page: Page, path = '/calculator'): Promise<void> {
  await page.goto(path)
  await expect(section(page, 'Rental Assessment')).toBeVisible()
}

/** A section of the calculator. */
export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The box of a field. Its slider has the same name, and another role. */
export function box(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true })
}

/** The slider of a field. */
export function slider(page: Page, label: string): Locator {
  return page.getByRole('slider', { name: label, exact: true })
}

/** A computed figure of a section, or of the result beside the sections. */
export function figure(place: Locator, label: string): Locator {
  return place.getByRole('button', { name: new RegExp(`^${label} .*Show how this is worked out`, 'u') })
}

/** The result beside the sections. */
export function result(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Result' })
}

/** Finds an address by typing, and waits until it is chosen and what belongs to it has come: its market rent and its property. */
export async function chooseAddress(page: Page, place = SAMPLE): Promise<void> {
  await pickAddress(page, place)
  await untilStill(page)
}

/** Finds an address by typing, and waits until it is chosen; what belongs to it may still be on its way. */
export async function pickAddress(page: Page, { typed, address, street } = SAMPLE): Promise<void> {
  await page.getByRole('combobox', { name: 'Address' }).fill(typed)
  await page.getByRole('option', { name: address }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street)
}

/** Types figures into their boxes. */
export async function fill(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(figures)) await box(page, label).fill(text)
}

/** Chooses one of a few. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('group', { name: field, exact: true }).getByRole('radio', { name: option, exact: true }).check()
}

/** The Save, Update or Saving button in the header. */
export function saveButton(page: Page, label: 'Save' | 'Update' | 'Saving' = 'Save'): Locator {
  return page.getByRole('banner').getByRole('button', { name: label, exact: true })
}

/** Saves, and waits until it is kept and that is said: the message of an earlier save may still be there. */
export async function save(page: Page, label: 'Save' | 'Update' = 'Save'): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => /\/api\/calculations(\/|$)/u.test(answer.url()) && answer.request().method() !== 'GET',
  )
  await saveButton(page, label).click()
  expect((await kept).ok()).toBe(true)
  await expect(saved(page)).toBeVisible()
}

/**
 * Types into the box that has the focus, and waits until what it suggests belongs to all of the text: whoever types slowly is
 * shown what the first letters find.
 */
export async function typeToFind(page: Page, what: 'addresses' | 'areas', text: string): Promise<void> {
  const found = page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url())
    return pathname === `/api/${what}` && searchParams.get('q') === text
  })
  await page.keyboard.type(text)
  await found
  await expect(page.locator('[role=combobox]:focus')).not.toHaveAttribute('aria-busy')
}

/** The message after a save. */
export function saved(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'Rental assessment saved' })
}

/** What the golden case of the specification gives, by the labels of the screen. Its rent is 635 a week. */
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

/** The quartiles of the golden case, as the server answers a market rent. */
export const GOLDEN_RENT = marketRent('House', 3, 570, 700)

/** An entry of a market rent. */
export function marketRent(dwelling: string, number_of_bedrooms: number, lower: number, upper: number) {
  return {
    dwelling,
    number_of_bedrooms,
    lower_quartile: lower,
    median: (lower + upper) / 2,
    upper_quartile: upper,
    bonds: 41,
    period: '2025-07-01',
    level: 'area',
    place: 'Waiheke',
    wider: [],
  }
}

/** Has the server answer these market rents, whatever the area. */
export async function answerMarketRent(page: Page, entries: readonly object[]): Promise<void> {
  await page.route('**/api/market-rent/**', (route) => route.fulfill({ json: entries }))
}
