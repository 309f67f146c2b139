import {
  box,
  chooseAddress,
  expect,
  fill,
  GOLDEN,
  openCalculator,
  SAMPLE,
  save,
  saveButton,
  saved,
  section,
  test,
} from '../../calculator.ts'
import type { CallApi } from '../../fixtures.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await openCalculator(page)
})

async function savedId(callApi: CallApi): Promise<string> {
  const saved = await callApi<{ id: string }[]>('GET', '/calculations')
  expect(saved).toHaveLength(1)
  return saved[0]?.id ?? ''
}

test('a new calculation is saved, listed and opened with the same values, and the button is Update', async ({
  page,
  callApi,
}) => {
  await chooseAddress(page)
  await fill(page, { 'Rental income a week': '635', ...GOLDEN })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/calculations', async (route) => {
    await held
    await route.continue()
  })
  await saveButton(page).click()
  await expect(saveButton(page, 'Saving')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(saved(page)).toBeVisible()
  const [first] = await callApi<{ id: string }[]>('GET', '/calculations')
  await expect(page).toHaveURL(`/calculator/${first?.id}`)
  await expect(saveButton(page, 'Update')).toBeVisible()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 saved calculation')
  await page.getByRole('link', { name: SAMPLE.address }).click()
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(SAMPLE.address)
  await expect(box(page, 'Rental income a week')).toHaveValue('635')
  for (const [label, text] of Object.entries(GOLDEN)) await expect(box(page, label)).toHaveValue(text)

  await fill(page, { Rates: '3100' })
  await save(page, 'Update')
  await expect(page).toHaveURL(`/calculator/${first?.id}`)
  const all = await callApi<{ id: string; rates: number }[]>('GET', '/calculations')
  expect(all).toHaveLength(1)
  expect(await callApi('GET', `/calculations/${first?.id}`)).toMatchObject({ rates: 3100, purchase_price: 850_000 })
})

test('every section has Save; a field with an error blocks it, gets the focus and keeps its text', async ({
  page,
  callApi,
}) => {
  await test.step('the Save button of every section saves', async () => {
    await chooseAddress(page)
    for (const title of ['Rental Assessment', 'Borrowing', 'Annual Expenses', 'Investment Return']) {
      await expect(section(page, title).getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    }
    await section(page, 'Annual Expenses').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(saved(page)).toBeVisible()
    expect(await callApi('GET', '/calculations')).toHaveLength(1)
  })

  await test.step('text that is not a number stays in its field, and closes the message of the save before', async () => {
    // A change of the address may close the message too.
    await expect(page).toHaveURL(/\/calculator\/.+/u)
    const rates = box(page, 'Rates')
    await rates.fill('about 3k')
    await expect(saved(page)).toBeVisible()
    await saveButton(page, 'Update').click()
    await expect(rates).toBeFocused()
    // Soon, since the message closes by itself after eight seconds.
    expect(await saved(page).count()).toBe(0)
    await box(page, 'Insurance').focus()
    await expect(rates).toHaveValue('about 3k')
    await expect(rates).toHaveAccessibleDescription(/Enter a number/u)
    await rates.fill('$3,100')
    await expect(rates).not.toHaveAccessibleDescription(/Enter/u)
    await save(page, 'Update')
    expect(await callApi('GET', `/calculations/${await savedId(callApi)}`)).toMatchObject({ version: 2 })
  })

  await test.step('a figure outside its limits', async () => {
    const fee = box(page, 'Property management fee')
    await fee.fill('51')
    await expect(fee).toHaveAccessibleDescription(/Enter a figure from 0 to 50/u)
    await saveButton(page, 'Update').click()
    await expect(fee).toBeFocused()
    await fee.fill('8.5')
  })

  for (const period of ['Weekly', 'Monthly', 'Yearly']) {
    await test.step(`an upper below the lower ${period.toLowerCase()} estimate`, async () => {
      const upper = box(page, `${period} rental income, upper`)
      await box(page, `${period} rental income, lower`).fill('70000')
      await upper.fill('57000')
      await expect(upper).toHaveAccessibleDescription('Upper figure must not be less than lower')
      await saveButton(page, 'Update').click()
      await expect(page.locator(':focus')).toHaveAccessibleDescription('Upper figure must not be less than lower')
      await upper.fill('70000')
      await expect(page.getByText('Upper figure must not be less than lower')).toHaveCount(0)
    })
  }
  expect(await callApi('GET', `/calculations/${await savedId(callApi)}`)).toMatchObject({ version: 2 })
  await save(page, 'Update')
})

test('a save without an address, one that is refused and one that fails lose nothing', async ({ page, callApi }) => {
  await test.step('without an address the address field shows the error and gets the focus', async () => {
    await expect(page.getByText('You need to enter an address to see your rental estimates')).toBeVisible()
    await expect(page.getByText('You need to enter an address to see your estimates')).toBeVisible()
    await page.getByRole('button', { name: 'Rental Assessment', exact: true }).click()
    await fill(page, { 'Purchase price': '850000' })
    await saveButton(page).click()
    const address = page.getByRole('combobox', { name: 'Address' })
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/You need to enter an address to save this calculation\./u)
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    expect(await callApi('GET', '/calculations')).toEqual([])
    await chooseAddress(page)
    await expect(page.getByText('You need to enter an address')).toHaveCount(0)
    await expect(box(page, 'Purchase price')).toHaveValue('850,000')
  })

  await test.step('a refused save shows the server’s message in a dialog', async () => {
    await fill(page, GOLDEN)
    const refusal = { error: 'The rates look wrong.', code: 'invalid', fields: { rates: 'Enter other rates' } }
    await page.route('**/api/calculations', (route) => route.fulfill({ status: 422, json: refusal }))
    await saveButton(page).click()
    const modal = page.getByRole('alertdialog')
    await expect(modal).toContainText('The rates look wrong.')
    await modal.getByRole('button', { name: 'OK' }).click()
    await expect(modal).toHaveCount(0)
    await expect(box(page, 'Rates')).toHaveAccessibleDescription(/Enter other rates/u)
    for (const [label, text] of Object.entries(GOLDEN)) await expect(box(page, label)).toHaveValue(text)
    await page.unroute('**/api/calculations')
    // The box has no commas while it is edited: the same text again would be no change.
    await fill(page, { Rates: '' })
    await fill(page, { Rates: '2900' })
  })

  await test.step('a server error shows the support address', async () => {
    await page.route('**/api/calculations', (route) =>
      route.fulfill({ status: 500, json: { error: 'Boom', code: 'internal' } }),
    )
    await saveButton(page).click()
    const modal = page.getByRole('alertdialog')
    await expect(modal).toContainText(
      'Something went wrong. Please contact support@homeyield.test if the problem persists',
    )
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    for (const [label, text] of Object.entries(GOLDEN)) await expect(box(page, label)).toHaveValue(text)
    await page.unroute('**/api/calculations')
    await save(page)
  })
})

test('input during a save stays, without a question', async ({ page }) => {
  await chooseAddress(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/calculations', async (route) => {
    await held
    await route.continue()
  })
  await saveButton(page).click()
  await expect(saveButton(page, 'Saving')).toBeVisible()
  await fill(page, { Rates: '3300' })
  release()
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box(page, 'Rates')).toHaveValue(/3,?300/u)
  await save(page, 'Update')
})

test('a response after leaving the calculator does not navigate back', async ({ page, callApi }) => {
  await chooseAddress(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/calculations', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await held
    return route.continue()
  })
  await saveButton(page).click()
  await expect(saveButton(page, 'Saving')).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/profile')
  release()
  await expect(saved(page)).toBeVisible()
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
  await expect(page).toHaveURL('/profile')
  // Nor later: Back from the next screen leads to the screen chosen here.
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 saved calculation')
  await page.goBack()
  await expect(page).toHaveURL('/profile')
})

test.describe('the connection is lost after the server has saved', () => {
  test.beforeEach(async ({ page, callApi }) => {
    await chooseAddress(page)
    await fill(page, GOLDEN)
    await page.route('**/api/calculations', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await saveButton(page).click()
    await expect(page.getByText('Not saved yet: our server could not be reached.')).toBeVisible()
    expect(await callApi('GET', '/calculations')).toHaveLength(1)
  })

  test('a reload repeats the save, which makes no duplicate', async ({ page, callApi }) => {
    // Not before: an automatic retry would save, and show its message, on the page that is left.
    page.once('framenavigated', () => void page.unroute('**/api/calculations'))
    await page.reload()
    // Before the calculator shows, or by it.
    const savedNow = page.getByRole('status').filter({ hasText: 'is saved now that the connection is back.' })
    await expect(saved(page).or(savedNow)).toBeVisible()
    await openCalculator(page, `/calculator/${await savedId(callApi)}`)
    await expect(box(page, 'Rates')).toHaveValue('2,900')
  })

  test('later changes are saved as an update', async ({ page, callApi }) => {
    await page.unroute('**/api/calculations')
    await fill(page, { Rates: '3000' })
    // The server first refuses the key for another body (422).
    const changing = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await saveButton(page).click()
    expect((await changing).ok()).toBe(true)
    await expect(saved(page)).toBeVisible()
    const all = await callApi<{ id: string }[]>('GET', '/calculations')
    expect(all).toHaveLength(1)
    expect(await callApi('GET', `/calculations/${all[0]?.id}`)).toMatchObject({ rates: 3000 })
  })
})

test('an address that is saved already is asked about: open it, or save another', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', { property: SAMPLE.address, purchase_price: 700_000 })
  await chooseAddress(page)
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'You have this address already' })
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  expect(await callApi<unknown[]>('GET', '/calculations')).toHaveLength(1)

  await saveButton(page).click()
  await dialog.getByRole('button', { name: 'Save another' }).click()
  await expect.poll(() => callApi<unknown[]>('GET', '/calculations')).toHaveLength(2)
})
