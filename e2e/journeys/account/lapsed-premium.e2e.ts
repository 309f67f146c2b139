import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import {
  box,
  choose,
  OTHER_SAMPLE,
  expect,
  figure,
  fill,
  openCalculator,
  result,
  save,
  section,
  slider,
  test,
} from '../../calculator.ts'
import { calculationOf, expectToFit } from '../../fixtures.ts'
import { buyPremium, endPremium } from '../../buy-premium.ts'

// An account whose Premium has ended, with three saved calculations (decisions section 3, "Lapsed premium").
test.use({ tier: 'own' })

const OLDEST = '1 First Street, Frankton, Hamilton'
const OLDER = '2 Second Street, Frankton, Hamilton'
const NEWEST = '3 Third Street, Frankton, Hamilton'

const HIGHER = { name: 'Higher rates', changes: { interest_rate: 7 } }

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
      scenarios: [{ ...HIGHER, id: crypto.randomUUID() }],
    })
    ids[property] = (await callApi<{ id: string }>('POST', '/calculations', fields)).id
  }
  await endPremium(callApi, request, person.email)
})

const popup = (page: Page) => page.getByRole('dialog', { name: 'Premium' })
const readOnlyNotice = (page: Page) => page.getByText('This calculation is read-only')

test('the list marks all but the newest as read-only, which show everything and cannot be changed', async ({
  page,
}) => {
  await test.step('the list marks all but the newest', async () => {
    await page.goto('/calculations')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 saved calculations')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.nth(0)).toContainText(NEWEST)
    await expect(rows.nth(0)).not.toContainText('Premium')
    for (const [index, property] of [OLDER, OLDEST].entries()) {
      await expect(rows.nth(index + 1)).toContainText(property)
      await expect(rows.nth(index + 1).getByText('Premium', { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    await rows.nth(1).getByRole('link', { name: OLDER }).click()
    await expect(page).toHaveURL(`/calculator/${ids[OLDER]}`)
    await expect(readOnlyNotice(page)).toBeVisible()
  })

  await test.step('a read-only calculation shows all values and workings, and cannot be changed', async () => {
    await expect(readOnlyNotice(page)).toBeVisible()
    await expect(box(page, 'Rates')).toHaveValue('3,000')
    await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(OLDER)
    for (const label of [
      'Rates',
      'Purchase price',
      'Rental income a week',
      'Weekly rental income, lower',
      'Bedrooms',
    ]) {
      await expect(box(page, label), label).toBeDisabled()
    }
    await expect(slider(page, 'Property quality')).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Address' })).toBeDisabled()
    await expect(page.getByRole('radio', { name: 'Weekly' })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: /Include a year’s interest/u })).toBeDisabled()
    await expect(page.getByRole('button', { name: /^(Save|Update|Start again|Enter it yourself)$/u })).toHaveCount(0)

    await expect(figure(result(page), 'Estimated weekly rent')).toContainText('$650')
    await figure(section(page, 'Annual Expenses'), 'Total expenses a year').click()
    await expect(page.getByRole('dialog', { name: 'Total expenses' })).toContainText('$3,000')
    await page.keyboard.press('Escape')
    const borrowing = page.getByRole('button', { name: 'Borrowing', exact: true })
    await borrowing.click()
    await expect(borrowing).toHaveAttribute('aria-expanded', 'false')
    await borrowing.click()

    await expectAccessible(page, { dark: true })
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    // Leaving does not ask about unsaved changes.
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved', exact: true }).click()
    await expect(page).toHaveURL('/calculations')
  })
})

test('what needs Premium redirects, opens the popup or leads to the plans', async ({ page }) => {
  await test.step('the calculator’s address redirects to the list, and that of the premium sections opens the popup', async () => {
    await page.goto('/calculator')
    await expect(page).toHaveURL('/calculations')
    await openCalculator(page, `/calculator/${ids[OLDEST]}`)
    await page.getByRole('link', { name: 'Upgrade to Premium' }).first().click()
    await expect(page).toHaveURL(`/calculator/${ids[OLDEST]}/premiumpopup`)
    await popup(page).getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL(`/calculator/${ids[OLDEST]}`)
    expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBe(`/calculator/${ids[OLDEST]}`)
  })

  await test.step('Upgrade opens the plans and remembers this calculation', async () => {
    await page.getByRole('link', { name: 'Upgrade to change it' }).click()
    await expect(page).toHaveURL('/plans')
    expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBe(`/calculator/${ids[OLDEST]}`)
  })

  await test.step('the table opens the popup, and its address redirects to the plans', async () => {
    await page.goto('/calculations')
    await page.getByRole('link', { name: 'Table Premium' }).click()
    await expect(popup(page)).toBeVisible()
    await page.goto('/calculations/compare')
    await expect(page).toHaveURL('/plans')
  })
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

test('the newest can be changed, except for its address; once it is deleted, the next can', async ({
  page,
  callApi,
}) => {
  await test.step('the newest can be changed, except for its address', async () => {
    await openCalculator(page, `/calculator/${ids[NEWEST]}`)
    await expect(readOnlyNotice(page)).toHaveCount(0)
    await fill(page, { Rates: '3456' })
    await choose(page, 'Repayments', 'Monthly')
    await save(page, 'Update')
    // Its scenarios stay, and can only be read.
    expect(await callApi('GET', `/calculations/${ids[NEWEST]}`)).toMatchObject({
      rates: 3456,
      loan_payment_term: 'Monthly',
      scenarios: [HIGHER],
    })
    const scenarios = section(page, 'Scenarios')
    await expect(scenarios).toContainText('Scenarios can be changed with Premium.')
    await scenarios.getByRole('button', { name: 'Higher rates' }).click()
    await expect(box(page, 'Interest rate')).toHaveValue('7')
    await expect(box(page, 'Interest rate')).toBeDisabled()
    await expect(scenarios.getByRole('button')).toHaveText(['As it is', 'Higher rates'])
    await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0)
    await scenarios.getByRole('button', { name: 'As it is' }).click()
    await expect(box(page, 'Interest rate')).toBeEnabled()
    const search = page.getByRole('button', { name: 'Search for the address' })
    if (await search.isVisible()) await search.click()
    await page.getByRole('combobox', { name: 'Address' }).fill(OTHER_SAMPLE.typed)
    await page.getByRole('option', { name: OTHER_SAMPLE.address }).click()
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(NEWEST)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'New Calculation Premium' }).click()
    await expect(popup(page)).toBeVisible()
  })

  await test.step('read-only calculations can be deleted; after deleting the newest, the next can be changed', async () => {
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
})
