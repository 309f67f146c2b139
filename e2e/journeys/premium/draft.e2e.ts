import type { Page } from '@playwright/test'
import {
  box,
  chooseAddress,
  OTHER_SAMPLE,
  expect,
  fill,
  openCalculator,
  SAMPLE,
  save,
  saveButton,
  saved,
  test,
  rentLink,
} from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'
import { waitUntilIdle } from '../../page-idle.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

const LEAVE = 'Leave without saving?'

async function openFromMenu(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link, exact: true }).click()
}

test('an unsaved calculation survives a reload, and can be discarded', async ({ page }) => {
  await test.step('a reload restores it', async () => {
    await openCalculator(page)
    await chooseAddress(page)
    await fill(page, { Rates: '3456' })
    await page.reload()
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
    await expect(box(page, 'Rates')).toHaveValue('3,456')
    await expect(rentLink(page)).toBeVisible()
  })

  await test.step('later input survives the next reload', async () => {
    await page.getByRole('button', { name: 'Discard them' }).click()
    await expect(box(page, 'Rates')).toHaveValue('3,000')
    await fill(page, { Insurance: '2345' })
    await page.reload()
    await expect(box(page, 'Insurance')).toHaveValue('2,345')
    await expect(box(page, 'Rates')).toHaveValue('3,000')
  })
})

test('a draft belongs to one calculation: another opens as saved, and its changes survive a reload under its id', async ({
  page,
  callApi,
}) => {
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton, Hamilton'),
  )
  await openCalculator(page)
  await fill(page, { Rates: '3456' })
  await openCalculator(page, `/calculator/${id}`)
  await expect(box(page, 'Rates')).toHaveValue('')
  await fill(page, { Rates: '3456' })
  await page.reload()
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await save(page, 'Update')
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({ rates: 3456 })
})

test('an unsaved calculation survives an expired session and signing in again', async ({
  page,
  person,
  request,
  callApi,
}) => {
  await openCalculator(page)
  const response = await request.post('/api/authenticate', { data: { email: person.email, password: person.password } })
  const { auth_token } = (await response.json()) as { auth_token: string }
  await page.evaluate((token) => localStorage.setItem('homeyield.token', token), auth_token)
  await page.reload()
  await chooseAddress(page)
  await fill(page, { Rates: '3456' })
  // The save must be the first request to notice, not another of the page.
  await waitUntilIdle(page)
  await request.post('/api/account/sign_out', { headers: { authorization: `Bearer ${auth_token}` } })
  await saveButton(page).click()

  await expect(page).toHaveURL('/signin')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await save(page)
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
})

test('a lost connection loses nothing: the calculator works offline and saves once online', async ({
  page,
  context,
  callApi,
}) => {
  await openCalculator(page)
  await chooseAddress(page)
  await context.setOffline(true)
  await fill(page, { Rates: '3456' })
  await saveButton(page).click()
  await expect(
    page.getByText('It is stored in this browser and will be saved when the connection is back.'),
  ).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
})

test('leaving with unsaved changes needs a confirmation', async ({ page }) => {
  await test.step('Stay keeps them, Leave resets the form', async () => {
    await openCalculator(page)
    await fill(page, { Rates: '3456' })
    await openFromMenu(page, 'Saved')
    const question = page.getByRole('dialog', { name: LEAVE })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/calculator')
    await expect(box(page, 'Rates')).toHaveValue('3,456')

    await openFromMenu(page, 'Saved')
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/calculations')
    await openFromMenu(page, 'New Calculation')
    await expect(box(page, 'Rates')).toHaveValue('3,000')
    await page.goto('/calculator')
    await expect(box(page, 'Rates')).toHaveValue('3,000')
  })

  await test.step('without unsaved changes it needs none, also after a figure was changed back', async () => {
    await fill(page, { Rates: '3456' })
    await fill(page, { Rates: '3000' })
    await openFromMenu(page, 'Saved')
    await expect(page).toHaveURL('/calculations')
  })

  await test.step('the Back button needs it too', async () => {
    await openFromMenu(page, 'New Calculation')
    await fill(page, { Rates: '3456' })
    await page.goBack()
    const question = page.getByRole('dialog', { name: LEAVE })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/calculator')
    await expect(box(page, 'Rates')).toHaveValue(/3,?456/u)
  })

  await test.step('New Calculation needs it, then resets everything', async () => {
    await chooseAddress(page)
    await openFromMenu(page, 'New Calculation')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/calculator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New calculation')
    await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('')
    await expect(box(page, 'Rates')).toHaveValue('3,000')
    await expect(rentLink(page)).toHaveCount(0)
  })

  await test.step('what is entered then survives a reload too', async () => {
    await fill(page, { Rates: '3456' })
    await page.reload()
    await expect(box(page, 'Rates')).toHaveValue('3,456')
  })
})

test('changing the address of a saved calculation starts a new one with that address, after a confirmation', async ({
  page,
  callApi,
}) => {
  await openCalculator(page)
  await chooseAddress(page)
  await fill(page, { Rates: '3456' })
  await save(page)
  const address = page.getByRole('combobox', { name: 'Address' })
  await fill(page, { Rates: '4000' })
  await address.fill(OTHER_SAMPLE.typed)
  await page.getByRole('option', { name: OTHER_SAMPLE.address }).click()
  await page.getByRole('dialog', { name: LEAVE }).getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(address).toHaveValue(SAMPLE.address)

  await address.fill(OTHER_SAMPLE.typed)
  await page.getByRole('option', { name: OTHER_SAMPLE.address }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER_SAMPLE.street)
  await expect(box(page, 'Rates')).toHaveValue('3,000')
  await fill(page, { Rates: '3210' })
  await page.reload()
  await expect(box(page, 'Rates')).toHaveValue('3,210')
  await save(page)
  const all = await callApi<{ property: string }[]>('GET', '/calculations')
  expect(all.map(({ property }) => property)).toEqual([OTHER_SAMPLE.address, SAMPLE.address])
})
