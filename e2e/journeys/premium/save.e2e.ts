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

test.use({ tier: 'premium' })
test.beforeEach(async ({ page, ask }) => {
  expect(await ask('GET', '/calculations')).toEqual([])
  await openCalculator(page)
})

test('a new calculation is saved, listed and opened again with the same values, and then the button says Update', async ({
  page,
  ask,
}) => {
  await chooseAddress(page)
  await fill(page, { 'Rental income a week': '635', ...GOLDEN })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/calculations', async (route) => {
    await held
    await route.continue()
  })
  await saveButton(page).click()
  await expect(saveButton(page, 'Saving')).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(saved(page)).toBeVisible()
  const [first] = await ask<{ id: string }[]>('GET', '/calculations')
  await expect(page).toHaveURL(`/calculator/${first?.id}`)
  await expect(saveButton(page, 'Update')).toBeVisible()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 saved calculation')
  await page.getByRole('link', { name: SAMPLE.address }).click()
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(SAMPLE.address)
  await expect(box(page, 'Rental income a week')).toHaveValue('635')
  for (const [label, text] of Object.entries(GOLDEN)) await expect(box(page, label)).toHaveValue(text)

  await fill(page, { Rates: '3100' })
  await save(page, 'Update')
  await expect(page).toHaveURL(`/calculator/${first?.id}`)
  const all = await ask<{ id: string; rates: number }[]>('GET', '/calculations')
  expect(all).toHaveLength(1)
  expect(await ask('GET', `/calculations/${first?.id}`)).toMatchObject({ rates: 3100, purchase_price: 850_000 })
})

test('every section has a Save button, and each of them saves', async ({ page, ask }) => {
  await chooseAddress(page)
  for (const title of ['Rental Assessment', 'Borrowing', 'Annual Expenses', 'Investment Return']) {
    await expect(section(page, title).getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  }
  await section(page, 'Annual Expenses').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  expect(await ask('GET', '/calculations')).toHaveLength(1)
})

test('without an address it is not saved: the message stands at the field, which takes the focus', async ({
  page,
  ask,
}) => {
  await expect(page.getByText('You need to enter an address to see your rental estimates')).toBeVisible()
  await expect(page.getByText('You need to enter an address to see your estimates')).toBeVisible()
  await page.getByRole('button', { name: 'Rental Assessment', exact: true }).click()
  await fill(page, { 'Purchase price': '850000' })
  await saveButton(page).click()
  const address = page.getByRole('combobox', { name: 'Address' })
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/You need to enter an address to save this calculation\./u)
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  expect(await ask('GET', '/calculations')).toEqual([])
  await chooseAddress(page)
  await expect(page.getByText('You need to enter an address')).toHaveCount(0)
  await expect(box(page, 'Purchase price')).toHaveValue('850,000')
})

for (const period of ['Weekly', 'Monthly', 'Yearly']) {
  test(`upper below a set lower gives its message under the ${period.toLowerCase()} upper estimate`, async ({
    page,
  }) => {
    await chooseAddress(page)
    const upper = box(page, `${period} rental income, upper`)
    await box(page, `${period} rental income, lower`).fill('70000')
    await upper.fill('57000')
    await expect(upper).toHaveAccessibleDescription('Upper figure must not be less than lower')
    await saveButton(page).click()
    await expect(page.locator(':focus')).toHaveAccessibleDescription('Upper figure must not be less than lower')
    await upper.fill('70000')
    await expect(page.getByText('Upper figure must not be less than lower')).toHaveCount(0)
    await save(page)
  })
}

test('text that is no number is said at the field, and what was typed is kept', async ({ page, ask }) => {
  await chooseAddress(page)
  const rates = box(page, 'Rates')
  await rates.fill('about 3k')
  await expect(rates).toHaveAccessibleDescription(/Enter a number/u)
  await box(page, 'Insurance').focus()
  await expect(rates).toHaveValue('about 3k')
  await expect(rates).toHaveAccessibleDescription(/Enter a number/u)
  await saveButton(page).click()
  await expect(rates).toBeFocused()
  expect(await ask('GET', '/calculations')).toEqual([])
  await rates.fill('$3,100')
  await expect(rates).not.toHaveAccessibleDescription(/Enter/u)
  await save(page)
})

test('a figure outside its limits is said at the field and keeps the calculation from being saved', async ({
  page,
  ask,
}) => {
  await chooseAddress(page)
  const fee = box(page, 'Property management fee')
  await fee.fill('51')
  await expect(fee).toHaveAccessibleDescription(/Enter a figure from 0 to 50/u)
  await saveButton(page).click()
  await expect(fee).toBeFocused()
  expect(await ask('GET', '/calculations')).toEqual([])
})

test('a refusal shows the server’s sentence in a modal with OK, and nothing typed is lost', async ({ page }) => {
  await chooseAddress(page)
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
  await fill(page, { Rates: '2900' })
  await save(page)
})

test('a failure of the server says whom to contact, and nothing typed is lost', async ({ page }) => {
  await chooseAddress(page)
  await fill(page, GOLDEN)
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

test('what is typed while the save is under way stays, and asks nothing', async ({ page }) => {
  await chooseAddress(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/calculations', async (route) => {
    await held
    await route.continue()
  })
  await saveButton(page).click()
  await expect(saveButton(page, 'Saving')).toBeVisible()
  await fill(page, { Rates: '3300' })
  answer()
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box(page, 'Rates')).toHaveValue(/3,?300/u)
  await save(page, 'Update')
})

test('an answer that comes after somebody has left does not lead them back', async ({ page, ask }) => {
  await chooseAddress(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/calculations', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await held
    return route.continue()
  })
  await saveButton(page).click()
  await expect(saveButton(page, 'Saving')).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/profile')
  answer()
  await expect(saved(page)).toBeVisible()
  expect(await ask('GET', '/calculations')).toHaveLength(1)
  await expect(page).toHaveURL('/profile')
  // Nor later: what it was, or was replaced by, is what lies behind the next screen.
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 saved calculation')
  await page.goBack()
  await expect(page).toHaveURL('/profile')
})

test('“saved” goes as the next save is refused', async ({ page }) => {
  await chooseAddress(page)
  await save(page)
  // A change of the address may take the message along.
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await box(page, 'Rates').fill('about 3k')
  await expect(saved(page)).toBeVisible()
  await saveButton(page, 'Update').click()
  await expect(box(page, 'Rates')).toBeFocused()
  // At once: it goes by itself after a while.
  expect(await saved(page).count()).toBe(0)
})

test.describe('the connection drops after the server has saved', () => {
  test.beforeEach(async ({ page, ask }) => {
    await chooseAddress(page)
    await fill(page, GOLDEN)
    await page.route('**/api/calculations', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await saveButton(page).click()
    await expect(page.getByText('Not saved yet: our server could not be reached.')).toBeVisible()
    await page.unroute('**/api/calculations')
    expect(await ask('GET', '/calculations')).toHaveLength(1)
  })

  test('the save is repeated without a duplicate', async ({ page, ask }) => {
    await save(page)
    expect(await ask('GET', '/calculations')).toHaveLength(1)
  })

  test('the save is repeated by itself, without a duplicate, after a reload', async ({ page, ask }) => {
    await page.reload()
    await expect(saved(page)).toBeVisible()
    await expect(page).toHaveURL(/\/calculator\/.+/u)
    await expect(box(page, 'Rates')).toHaveValue('2,900')
    expect(await ask('GET', '/calculations')).toHaveLength(1)
  })

  test('what was changed since is saved as a change of it', async ({ page, ask }) => {
    await fill(page, { Rates: '3000' })
    await save(page)
    const all = await ask<{ id: string }[]>('GET', '/calculations')
    expect(all).toHaveLength(1)
    expect(await ask('GET', `/calculations/${all[0]?.id}`)).toMatchObject({ rates: 3000 })
  })
})
