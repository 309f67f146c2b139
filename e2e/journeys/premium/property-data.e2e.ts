import type { Request } from '@playwright/test'
import {
  box,
  chooseAddress,
  ELSEWHERE,
  expect,
  fill,
  openCalculator,
  pickAddress,
  SAMPLE,
  save,
  section,
  test,
} from '../../calculator.ts'
import { expectAccessible } from '../../house.ts'
import { untilStill } from '../../still.ts'
import { answerPropertyData, failPropertyData, NO_PROPERTY_DATA, PROPERTY_DATA } from '../../property-data.ts'

// The lookup of specification section 4, and what its sections say.
test.use({ tier: 'premium' })
test.beforeEach(async ({ ask }) => expect(await ask('GET', '/calculations')).toEqual([]))

const isLookup = (request: Request) => request.url().includes('/api/cotality/property')

test('an address brings its photo, capital value and property information, in words and with their units', async ({
  page,
}) => {
  await answerPropertyData(page)
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

test('each thing that the provider lacks is said to be unavailable', async ({ page }) => {
  await answerPropertyData(page, NO_PROPERTY_DATA)
  await openCalculator(page)
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

test('a saved calculation that lacks nothing brings its data without another lookup', async ({ page, ask }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await expect(box(page, 'Capital value')).not.toHaveValue('')
  const capitalValue = await box(page, 'Capital value').inputValue()
  await save(page)
  const [saved] = await ask<{ id: string }[]>('GET', '/calculations')
  const kept = await ask<Record<string, unknown>>('GET', `/calculations/${saved?.id}`)
  expect(Number(kept['capital_value']).toLocaleString('en-NZ')).toBe(capitalValue)

  const lookups: string[] = []
  page.on('request', (request) => isLookup(request) && lookups.push(request.url()))
  await page.reload()
  await expect(box(page, 'Capital value')).toHaveValue(capitalValue)
  await expect(section(page, 'Property Information').getByText('Wall material')).toBeVisible()
  await untilStill(page)
  expect(lookups).toEqual([])
})

test('a saved calculation that lacks its capital value is looked up again; that it is filled in is no unsaved change', async ({
  page,
  ask,
}) => {
  const { id } = await ask<{ id: string }>('POST', '/calculations', {
    property: SAMPLE.address,
    rent_source: 'typed',
    weekly_rental_income: 650,
    purchase_price: 850_000,
  })
  await answerPropertyData(page)
  await openCalculator(page, `/calculator/${id}`)
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(page).toHaveURL('/calculations')
})

test('a failing provider leaves the calculator usable, says what is missing, and can be asked again', async ({
  page,
}) => {
  await failPropertyData(page)
  await openCalculator(page)
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
  await answerPropertyData(page)
  await section(page, 'Property Information').getByRole('button', { name: 'Try again' }).click()
  await expect(section(page, 'Property Information').getByText('Weatherboard')).toBeVisible()
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
  await expect(box(page, 'Rates')).toHaveValue('3,456')
  await expect(page.getByText('could not be', { exact: false })).toHaveCount(0)
})

test('a late answer for an address that was left is not shown', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/cotality/property?*', async (route) => {
    const here = route.request().url().includes('Kauri')
    if (here) await held
    const data = { ...PROPERTY_DATA, cv: { value: here ? 111_000 : 922_000 }, wall_material: here ? 'Brick' : 'Stone' }
    // The browser may have given the first one up.
    await route.fulfill({ json: data }).catch(() => undefined)
  })
  await openCalculator(page)
  await pickAddress(page)
  await pickAddress(page, ELSEWHERE)
  await expect(section(page, 'Property Information').getByText('Stone')).toBeVisible()
  release()
  await untilStill(page)
  await save(page)
  await expect(section(page, 'Property Information').getByText('Stone')).toBeVisible()
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
})

test('the capital value on record goes with its address, and a typed one stays', async ({ page }) => {
  await page.route('**/api/cotality/property?*', (route) => {
    const here = route.request().url().includes('Kauri')
    return route.fulfill({ json: { ...PROPERTY_DATA, cv: { value: here ? 922_000 : null } } })
  })
  await openCalculator(page)
  await chooseAddress(page)
  await expect(box(page, 'Capital value')).toHaveValue('922,000')
  await chooseAddress(page, ELSEWHERE)
  await expect(box(page, 'Capital value')).toHaveValue('')
  await fill(page, { 'Capital value': '640,000' })
  await chooseAddress(page)
  await expect(section(page, 'Investment Return').getByText('The record says $922,000 (sample data).')).toBeVisible()
  await expect(box(page, 'Capital value')).toHaveValue('640,000')
})

test.describe('without Premium', () => {
  test.use({ tier: 'free' })

  test('nothing is looked up, and the capital value is an ‘Upgrade to Premium’ button', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openCalculator(page)
    await chooseAddress(page)
    await expect(page.getByText('What homes like this rent for')).toBeVisible()
    await expect(box(page, 'Capital value')).toHaveCount(0)
    await section(page, 'Investment Return').getByRole('button', { name: 'Upgrade to Premium' }).click()
    await expect(page.getByRole('dialog', { name: 'Premium' })).toContainText(
      'You need a premium account to access that feature.',
    )
    expect(asked.filter((url) => /cotality|market-trends|property-information/u.test(url))).toEqual([])
  })
})
