import { expectAccessible } from '../../expect-accessible.ts'
import type { Request } from '@playwright/test'
import {
  box,
  chooseAddress,
  OTHER_SAMPLE,
  expect,
  fill,
  openCalculator,
  openSection,
  pickAddress,
  SAMPLE,
  save,
  section,
  test,
  rentLink,
} from '../../calculator.ts'
import { waitUntilIdle } from '../../page-idle.ts'
import { mockPropertyData, mockPropertyDataFailure, NO_PROPERTY_DATA, PROPERTY_DATA } from '../../property-data.ts'

// The lookup of specification section 4, and its sections.
test.use({ tier: 'premium' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

const isLookup = (request: Request) => request.url().includes('/api/cotality/property')

test('an address shows its photo, capital value and property information, with units', async ({ page }) => {
  await mockPropertyData(page)
  await openCalculator(page)
  await chooseAddress(page)
  await expect(section(page, 'Rental Assessment').getByRole('img', { name: 'The property from outside' })).toBeVisible()
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
  const information = section(page, 'Property Information')
  await expect(information.getByRole('term')).toHaveText([
    'Bedrooms',
    'Bathrooms',
    'Car spaces',
    'Year built',
    'Land area',
    'Floor area',
    'Site cover',
    'Units of use',
    'Wall material',
    'Deck',
    'Pool',
    'Last sale date',
    'Last sale value',
    'Estimated value',
  ])
  await expect(information.getByRole('definition')).toHaveText([
    '3',
    '2',
    '1',
    '1990',
    '1,242 m²',
    '110 m²',
    '121 m²',
    '1',
    'Weatherboard',
    'Yes',
    'No',
    '6 Sep 2017',
    '$502,000',
    '$913,000',
  ])
  await expect(information).toContainText('Sample data')
  await expect(information).toContainText('Property data is updated monthly')
  await expectAccessible(page)
})

test('each value that the provider lacks shows as unavailable', async ({ page }) => {
  await mockPropertyData(page, NO_PROPERTY_DATA)
  await openCalculator(page)
  await openSection(page, 'Market Trends')
  await chooseAddress(page)
  for (const [title, note] of [
    ['Rental Assessment', 'Photo data is not available for this property'],
    ['Investment Return', 'Capital value data is not available for this property'],
    ['Market Trends', 'Market trend data is not available for this property'],
    ['Property Information', 'Property information data is not available for this property'],
  ] as const) {
    await expect(section(page, title).getByText(note, { exact: true })).toBeVisible()
  }
  await fill(page, { 'Capital value': '750000' })
  await save(page)
})

test('a complete saved calculation shows its data without another lookup', async ({ page, callApi }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await expect(box(page, 'Capital value')).not.toHaveValue('')
  const capitalValue = await box(page, 'Capital value').inputValue()
  await save(page)
  const [saved] = await callApi<{ id: string }[]>('GET', '/calculations')
  const stored = await callApi<Record<string, unknown>>('GET', `/calculations/${saved?.id}`)
  expect(Number(stored['capital_value']).toLocaleString('en-NZ')).toBe(capitalValue)

  const lookups: string[] = []
  page.on('request', (request) => isLookup(request) && lookups.push(request.url()))
  await page.reload()
  await expect(box(page, 'Capital value')).toHaveValue(capitalValue)
  await expect(section(page, 'Property Information').getByText('Wall material')).toBeVisible()
  await waitUntilIdle(page)
  expect(lookups).toEqual([])
})

test('a saved calculation without capital value is looked up again, and this is no unsaved change', async ({
  page,
  callApi,
}) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', {
    property: SAMPLE.address,
    rent_source: 'typed',
    weekly_rental_income: 650,
    purchase_price: 850_000,
  })
  await mockPropertyData(page)
  await openCalculator(page, `/calculator/${id}`)
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved' }).click()
  await expect(page).toHaveURL('/calculations')
})

test('a failing provider leaves the calculator usable, shows what is missing, and can be tried again', async ({
  page,
}) => {
  // A malformed response is a failed lookup too.
  await page.route('**/api/cotality/property?*', (route) => route.fulfill({ json: { ...PROPERTY_DATA, cv: null } }))
  await openCalculator(page)
  await openSection(page, 'Market Trends')
  await chooseAddress(page, OTHER_SAMPLE)
  await expect(page.getByText('The property information could not be fetched just now.')).toBeVisible()
  await expect(page.getByText('The suburb’s figures could not be fetched just now.')).toBeVisible()
  await expect(box(page, 'Capital value')).toHaveValue('')
  await page.unroute('**/api/cotality/property?*')
  await mockPropertyDataFailure(page)
  await chooseAddress(page)
  await expect(page.getByText('The photo could not be fetched just now.')).toBeVisible()
  await expect(page.getByText('It could not be looked up just now.')).toBeVisible()
  await expect(page.getByText('The suburb’s figures could not be fetched just now.')).toBeVisible()
  await expect(page.getByText('The property information could not be fetched just now.')).toBeVisible()
  await expect(page.getByText('data is not available for this property')).toHaveCount(0)
  await expectAccessible(page)
  await fill(page, { Rates: '3456' })
  await save(page)
  await page.unroute('**/api/cotality/property?*')
  await mockPropertyData(page)
  await section(page, 'Property Information').getByRole('button', { name: 'Try again' }).click()
  await expect(section(page, 'Property Information').getByText('Weatherboard')).toBeVisible()
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await expect(page.getByText('could not be', { exact: false })).toHaveCount(0)
})

test('a late response for an earlier address is not shown', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/cotality/property?*', async (route) => {
    const here = route.request().url().includes('Kauri')
    if (here) await held
    const data = { ...PROPERTY_DATA, cv: { value: here ? 111_000 : 922_000 }, wall_material: here ? 'Brick' : 'Stone' }
    // The browser may have aborted the first one.
    await route.fulfill({ json: data }).catch(() => undefined)
  })
  await openCalculator(page)
  await pickAddress(page)
  await pickAddress(page, OTHER_SAMPLE)
  await expect(section(page, 'Property Information').getByText('Stone')).toBeVisible()
  release()
  await waitUntilIdle(page)
  await save(page)
  await expect(section(page, 'Property Information').getByText('Stone')).toBeVisible()
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
})

test('the capital value on record changes with the address, and a typed one stays', async ({ page }) => {
  await page.route('**/api/cotality/property?*', (route) => {
    const here = route.request().url().includes('Kauri')
    return route.fulfill({ json: { ...PROPERTY_DATA, cv: { value: here ? 922_000 : null } } })
  })
  await openCalculator(page)
  await chooseAddress(page)
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
  await chooseAddress(page, OTHER_SAMPLE)
  await expect(box(page, 'Capital value')).toHaveValue('')
  await fill(page, { 'Capital value': '640,000' })
  await chooseAddress(page)
  await expect(section(page, 'Investment Return').getByText('On record: $922,000 (sample data).')).toBeVisible()
  await expect(box(page, 'Capital value')).toHaveValue('640,000')
})

test.describe('without Premium', () => {
  test.use({ tier: 'own' })

  test('no lookup is made, and the capital value is an ‘Upgrade to Premium’ button', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await openCalculator(page)
    await chooseAddress(page)
    await expect(rentLink(page)).toBeVisible()
    await expect(box(page, 'Capital value')).toHaveCount(0)
    await section(page, 'Investment Return').getByRole('button', { name: 'Upgrade to Premium' }).click()
    await expect(page.getByRole('dialog', { name: 'Premium' })).toContainText(
      'You need a premium account to access that feature.',
    )
    expect(requests.filter((url) => /cotality|market-trends|property-information/u.test(url))).toEqual([])
  })
})
