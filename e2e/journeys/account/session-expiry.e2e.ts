import {
  box,
  chooseAddress,
  expect,
  fill,
  openCalculator,
  SAMPLE,
  save,
  saveButton,
  section,
  test,
} from '../../calculator.ts'
import { calculationOf, storedToken, letSessionExpire, signIn, type Person } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'
import type { Page } from '@playwright/test'

test.use({ tier: 'own' })

const ACTIONS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['opening the menu', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  ['closing a section', (page) => section(page, 'Borrowing').getByRole('button', { name: 'Borrowing' }).click()],
  ['saving', (page) => saveButton(page).click()],
  ['looking up an address', (page) => page.getByRole('combobox', { name: 'Address' }).fill(SAMPLE.typed)],
  ['going back', async (page) => void (await page.goBack())],
]

const ENDED = /^Your session has ended\. Sign in to continue/u

/** Opens the calculator from the list, with the session of `person`. */
async function openFromList(page: Page, { token }: Person): Promise<void> {
  await page.evaluate((token) => localStorage.setItem('homeyield.token', token), token)
  await page.goto('/calculations')
  await page.getByRole('link', { name: 'Go to Calculator' }).click()
  await expect(section(page, 'Borrowing')).toBeVisible()
}

test('an expired session ends on every action', async ({ page, person }) => {
  await page.goto('/support')
  for (const [name, act] of ACTIONS) {
    await test.step(name, async () => {
      await openFromList(page, person)
      await letSessionExpire(page)
      await act(page)
      await expect(page).toHaveURL('/signin')
      await expect(page.getByText(ENDED)).toBeVisible()
      expect(await storedToken(page)).toBeNull()
    })
  }
  await test.step('saving, after the token was removed by hand', async () => {
    await openFromList(page, person)
    await fill(page, { Rates: '3456' })
    await page.evaluate(() => localStorage.removeItem('homeyield.token'))
    await saveButton(page).click()
    await expect(page).toHaveURL('/signin')
    await expect(page.getByText(ENDED)).toBeVisible()
  })
})

test('opening a page with an expired token says why to sign in', async ({ page }) => {
  await page.goto('/calculations')
  await expect(page.getByRole('link', { name: 'Go to Calculator' })).toBeVisible()
  await letSessionExpire(page)
  await page.reload()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible()
})

test('a session revoked elsewhere ends at the comparison and the list', async ({ page, person, callApi }) => {
  await callApi('POST', '/account/sign_out')
  await page.goto('/calculations/compare')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('homeyield.target'))).toBe('/calculations/compare')
  await page.evaluate((token) => localStorage.setItem('homeyield.token', token), person.token)
  await page.goto('/calculations')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible()
})

test('typing does not end an expired session, and nothing is lost', async ({ page, person, callApi }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await letSessionExpire(page)
  await fill(page, { Rates: '3456', Insurance: '1234' })
  await expect(page).toHaveURL('/calculator')
  await saveButton(page).click()
  await expect(page).toHaveURL('/signin')
  await signIn(page, person)
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await expect(box(page, 'Insurance')).toHaveValue('1,234')
  await save(page)
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
})

test('unsaved changes of a saved calculation are restored too', async ({ page, person, callApi }) => {
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton, Hamilton'),
  )
  await openCalculator(page, `/calculator/${id}`)
  await fill(page, { Rates: '3456' })
  await letSessionExpire(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page).toHaveURL('/signin')
  await signIn(page, person)
  await expect(page).toHaveURL(`/calculator/${id}`)
  await expect(box(page, 'Rates')).toHaveValue('3,456')
})

test('signing out in another tab signs out here, and a calculation in progress is stored', async ({
  page,
  context,
  person,
}) => {
  await openCalculator(page)
  await fill(page, { Rates: '3456' })
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/signin')
  await expect(page).toHaveURL('/signin')
  // Signing in there continues here as well.
  await signIn(other, person)
  await expect(other).toHaveURL('/calculator')
  await expect(page).toHaveURL('/calculator')
  await expect(box(page, 'Rates')).toHaveValue('3,456')
})

test('a new token in any response replaces the stored one', async ({ page, person }) => {
  const [head, payload] = person.token.split('.')
  const fresh = `${head}.${payload}.a-newer-signature`
  const carried: (string | undefined)[] = []
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), auth_token: fresh } })
  })
  await page.route('**/api/calculations*', async (route) => {
    carried.push(route.request().headers()['authorization'])
    await route.fulfill({ json: [] })
  })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  expect(await storedToken(page)).toBe(fresh)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have any saved calculations yet")
  expect(new Set(carried)).toEqual(new Set([`Bearer ${fresh}`]))
})

test('Logout deletes the account and saved calculations from the browser', async ({ page, person, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton, Hamilton'))
  await page.goto('/calculations')
  await expect(page.getByRole('link', { name: /^1 First Street/u })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signin')
  // What is not personal stays: which sections are open, and settings and guides that are loaded again.
  const [cached, others] = await page.evaluate(() => {
    const unaffected = new Set(['homeyield.cached-answers', 'homeyield.sections'])
    const others = Object.keys(localStorage).filter((key) => !unaffected.has(key))
    return [localStorage.getItem('homeyield.cached-answers') ?? '', others] as const
  })
  expect(others).toEqual([])
  expect(cached).not.toContain(person.email)
  expect(cached).not.toContain(person.name)

  // While the next account loads slowly, nothing of the last one shows.
  const account = Promise.withResolvers<undefined>()
  const calculations = Promise.withResolvers<undefined>()
  await page.route('**/api/account', async (route) => {
    await account.promise
    await route.continue()
  })
  await page.route('**/api/calculations*', async (route) => {
    await calculations.promise
    await route.continue()
  })
  await signIn(page, { email: 'professional@homeyield.test', password: PASSWORDS.demo })
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await expect(drawer).not.toContainText(person.name)
  // The calculator waits for the account; opening it closes the menu.
  account.resolve(undefined)
  await expect(page).toHaveURL('/calculator')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(drawer).toContainText('Professional account')
  await drawer.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page).toHaveURL('/calculations')
  await expect(page.getByText('1 First Street')).toHaveCount(0)
  calculations.resolve(undefined)
  await expect(page.getByText("You don't have any saved calculations yet")).toBeVisible()
  await expect(page.getByText('1 First Street')).toHaveCount(0)
})
