import { box, expect, GOLDEN_RENT, openCalculator, SAMPLE, test, typeToFind, rentLink } from '../../calculator.ts'
import { delayScripts } from '../../delay-scripts.ts'

// The box and its suggestions: web/src/screens/calculator/address/choose-and-enter.test.tsx.
test.use({ tier: 'premium' })
test.beforeEach(async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await openCalculator(page)
})

test('an address is found without macrons, with abbreviations and with a typing error', async ({ page }) => {
  const address = page.getByRole('combobox', { name: 'Address' })
  for (const typed of ['126 kauri st', '126 kuari street', '126 KAURI STREET WAIHEKE']) {
    await address.fill(typed)
    await expect(page.getByRole('option', { name: SAMPLE.address })).toContainText('sample')
  }
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

test('nothing below moves while an address is typed and loads', async ({ page }) => {
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
  release()
  await expect(rentLink(page)).toBeVisible()
})
