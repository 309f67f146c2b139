import {
  box,
  OTHER_SAMPLE,
  expect,
  GOLDEN_RENT,
  openCalculator,
  SAMPLE,
  section,
  test,
  typeToFind,
  rentLink,
} from '../../calculator.ts'
import { delayScripts } from '../../delay-scripts.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await openCalculator(page)
})

test('an address can be found and chosen with the keyboard alone', async ({ page }) => {
  const address = page.getByRole('combobox', { name: 'Address' })
  await address.focus()
  await typeToFind(page, 'addresses', '126 kauri')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(address).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: /\d+ address(es)? found/u })).toBeVisible()

  await page.keyboard.press('ArrowDown')
  const active = page.getByRole('option', { selected: true })
  await expect(active).toHaveAttribute('id', (await address.getAttribute('aria-activedescendant')) ?? '')
  const first = await active.textContent()
  await page.keyboard.press('ArrowUp')
  await expect(active).toHaveText((await options.last().textContent()) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveText(first ?? '')

  await page.keyboard.press('Escape')
  await expect(address).toHaveAttribute('aria-expanded', 'false')
  await expect(options).toHaveCount(0)
  await expect(address).toHaveValue('126 kauri')
  await page.keyboard.press('ArrowDown')
  await expect(address).toHaveAttribute('aria-expanded', 'true')

  for (let step = 0; step < 10 && !(await active.textContent())?.includes(SAMPLE.address); step += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(address).toHaveValue(SAMPLE.address)
  await expect(address).toBeFocused()
  await expect(options).toHaveCount(0)
})

test('the address search finds, marks, restores and fails', async ({ page }) => {
  const address = page.getByRole('combobox', { name: 'Address' })

  await test.step('no result and a failed search each show a text', async () => {
    await address.fill('9999 zzzzqqqq')
    await expect(page.getByText('No address found. Check the spelling, or enter it yourself.')).toBeVisible()
    await page.route('**/api/addresses?**', (route) => route.abort())
    await address.fill('12 nowhere at all')
    await expect(page.getByText('The address search could not be reached.')).toBeVisible()
    await page.unroute('**/api/addresses?**')
  })

  await test.step('an address is found without macrons, with abbreviations and with a typing error', async () => {
    for (const typed of ['126 kauri st', '126 kuari street', '126 KAURI STREET WAIHEKE']) {
      await address.fill(typed)
      await expect(page.getByRole('option', { name: SAMPLE.address })).toBeVisible()
    }
  })

  await test.step('sample addresses are marked as samples everywhere', async () => {
    await address.fill(SAMPLE.typed)
    const option = page.getByRole('option', { name: SAMPLE.address })
    await expect(option).toContainText('sample')
    await option.click()
    await expect(section(page, 'Rental Assessment').getByText('Sample address, not a real home')).toBeVisible()
  })

  await test.step('leaving the box without a choice restores the chosen address', async () => {
    await expect(address).toHaveValue(SAMPLE.address)
    await address.fill('something else')
    await box(page, 'Purchase price').focus()
    await expect(address).toHaveValue(SAMPLE.address)
    // Nor does it come back.
    await page.getByRole('button', { name: 'Enter it yourself' }).click()
    await expect(page.getByRole('combobox', { name: 'Suburb' })).not.toHaveValue('something else')
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue(/^126 Kauri/u)
    await page.getByRole('button', { name: 'Search for the address' }).click()
  })

  await test.step('choosing the chosen address again shows it', async () => {
    await address.fill(SAMPLE.typed)
    await page.getByRole('option', { name: SAMPLE.address }).click()
    await expect(address).toHaveValue(SAMPLE.address)
  })
})

test('“Enter it yourself” accepts any street in any suburb, with the keyboard alone', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Address' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Near me' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Enter it yourself' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Street address' }).focus()
  await page.keyboard.type('2/14 Tūī Lane')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toBeFocused()
  await typeToFind(page, 'areas', 'ōtāhuhu cen')
  await expect(page.getByRole('option', { name: 'Ōtāhuhu Central Auckland' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2/14 Tūī Lane')
  await expect(rentLink(page)).toBeVisible()
  await expect(page.getByText('Sample address, not a real home')).toHaveCount(0)

  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('2/14 Tūī Lane, Ōtāhuhu, Auckland')
  await page.getByRole('button', { name: 'Enter it yourself' }).click()
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('2/14 Tūī Lane')
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Ōtāhuhu')
})

test('a saved address that was chosen from the list opens in the search again', async ({ page }) => {
  // As addresses of LINZ and Overture are, and unlike samples.
  await page.route('**/api/addresses/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), meshblock: null, sample: false } })
  })
  const address = page.getByRole('combobox', { name: 'Address' })
  await address.fill(SAMPLE.typed)
  await page.getByRole('option', { name: SAMPLE.address }).click()
  await expect(rentLink(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await page.reload()
  await expect(rentLink(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveCount(0)
  await expect(address).toHaveValue(SAMPLE.address)
})

test('what was typed in vain is taken over: number and street, and the suburb offered', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Address' }).fill('9914 Riddiford St Newtown Wellington')
  await expect(page.getByText('No address found.')).toBeVisible()
  await page.getByRole('button', { name: 'Enter it yourself' }).click()
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('9914 Riddiford St')
  const suburb = page.getByRole('combobox', { name: 'Suburb' })
  await expect(suburb).toHaveValue('Newtown Wellington')
  await expect(suburb).toBeFocused()
  // All of Newtown together.
  await page.getByRole('option', { name: 'Newtown Wellington City, 3 areas together' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('9914 Riddiford St')
  await expect(rentLink(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(
    '9914 Riddiford St, Newtown, Wellington City',
  )
  await rentLink(page).click()
  await expect(page.getByText(/ in Newtown/u).first()).toBeVisible()
})

test('a street without a suburb gives an error at the suburb, and may be typed after it', async ({ page }) => {
  await page.getByRole('button', { name: 'Enter it yourself' }).click()
  const [street, suburb] = [
    page.getByRole('textbox', { name: 'Street address' }),
    page.getByRole('combobox', { name: 'Suburb' }),
  ]
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(street).toBeFocused()
  await expect(street).toHaveAccessibleDescription('You need to enter an address to save this calculation.')
  await street.fill('5 Tui Lane')
  await page.getByRole('banner').getByRole('button', { name: 'Save' }).click()
  await expect(suburb).toBeFocused()
  await expect(suburb).toHaveAccessibleDescription(
    /You need to enter an address to save this calculation\. Its suburb is missing\./u,
  )
  await expect(street).not.toHaveAttribute('aria-invalid')

  await suburb.fill('otahuhu cen')
  await page.getByRole('option', { name: 'Ōtāhuhu Central' }).click()
  await street.fill('7 Tui Lane')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('7 Tui Lane')
})

test('the second of two chosen addresses stays, even if the first response is slower', async ({ page }) => {
  const address = page.getByRole('combobox', { name: 'Address' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let requestCount = 0
  await page.route('**/api/addresses/*', async (route) => {
    requestCount += 1
    if (requestCount === 1) await held
    await route.continue()
  })
  await address.fill(SAMPLE.typed)
  await page.getByRole('option', { name: SAMPLE.address }).click()
  await address.fill(OTHER_SAMPLE.typed)
  await page.getByRole('option', { name: OTHER_SAMPLE.address }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER_SAMPLE.street)
  const first = page.waitForResponse('**/api/addresses/sample-*')
  release()
  await (await first).finished()
  await expect(address).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER_SAMPLE.street)
})

test('editing the street of a sample makes it an address entered by hand', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Address' }).fill(SAMPLE.typed)
  await page.getByRole('option', { name: SAMPLE.address }).click()
  await expect(page.getByText('Sample address, not a real home')).toBeVisible()
  await page.getByRole('button', { name: 'Enter it yourself' }).click()
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Waiheke')
  await page.getByRole('textbox', { name: 'Street address' }).fill('128 Kauri Street')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('128 Kauri Street')
  await expect(page.getByText('Sample address, not a real home')).toHaveCount(0)
})

test('text typed while an address loads stays, and nothing below moves', async ({ page }) => {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/market-rent/**', async (route) => {
    await gate
    await route.fulfill({ json: [GOLDEN_RENT] })
  })
  const releasePhoto = await delayScripts(page, /\/photo-upload-[^/]+\.js$/u)
  await openCalculator(page)
  const address = page.getByRole('combobox', { name: 'Address' })
  const rent = box(page, 'Rental income a week')
  const place = await rent.boundingBox()
  releasePhoto()
  await expect(page.getByText('Save the calculation first, then add a photo.')).toBeVisible()
  expect(await rent.boundingBox()).toEqual(place)
  await address.fill(SAMPLE.typed)
  await expect(page.getByRole('option', { name: SAMPLE.address })).toBeVisible()
  expect(await rent.boundingBox()).toEqual(place)
  await page.getByRole('option', { name: SAMPLE.address }).click()
  await expect(page.getByText('Looking up the market rent…')).toBeVisible()
  expect(await rent.boundingBox()).toEqual(place)
  await rent.fill('640')
  await address.fill(OTHER_SAMPLE.typed)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(address).toHaveValue(OTHER_SAMPLE.typed)
  await expect(rent).toHaveValue('640')
  await page.keyboard.press('Tab')
  await expect(address).toHaveValue(SAMPLE.address)
})
