// @vitest-environment jsdom
import type { PropertyData } from '@homeyield/contract/property-data'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import { NOTHING_KNOWN } from './property-lookup.ts'
import {
  box,
  calculatorOpens,
  chooseAddress,
  expectBoxes,
  expectText,
  fill,
  openFromMenu,
  save,
  section,
} from '../../../testing/calculator.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { refuse, type Answers, type Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

// The lookup of property data, and its sections.

const KAURI = '126 Kauri Street, Waiheke, Auckland'
const OTHER = '149 Queen Street, Enderley, Hamilton'
const DATA: PropertyData = {
  cv: { value: 922_000 },
  avm: { value: 913_000 },
  image: { url: 'https://photos.homeyield.test/1.jpg' },
  market_trends: {
    metrics: [
      { metric_id: 21, value: 1_160_000 },
      { metric_id: 72, value: 15.6 },
      { metric_id: 79, value: -2.4 },
    ],
  },
  last_sale: { date: '2017-09-06', value: 502_000 },
  beds: 3,
  baths: 2,
  car_spaces: 1,
  year_built: '1990',
  units_of_use: 1,
  land_area: 1242,
  floor_area: 110,
  site_cover: 121,
  wall_material: 'Weatherboard',
  deck: 'Y',
  pool: 'N',
}
const withCapitalValue = (value: number | null) => ({ ...DATA, cv: { value } })

async function open(readPropertyData: Answers['readPropertyData'], path = '/calculator', stored = storeCalculations()) {
  const app = openApp(path, { answers: { ...stored.answers, readPropertyData: readPropertyData ?? {} } })
  await calculatorOpens()
  return app
}

const information = () => section('Property Information')
const textsOf = (role: 'term' | 'definition') =>
  within(information())
    .getAllByRole(role)
    .map(({ textContent }) => textContent)

it('shows photo, capital value and property information, with units', async () => {
  const { user } = await open(DATA)
  await chooseAddress(user)
  await within(section('Rental Assessment')).findByRole('img', { name: 'The property from outside' })
  await expectBoxes({ 'Capital value': '922,000' })
  await expectText(information, 'Sample data', 'Property data is updated monthly')
  const shown = {
    Bedrooms: '3',
    Bathrooms: '2',
    'Car spaces': '1',
    'Year built': '1990',
    'Land area': '1,242 m²',
    'Floor area': '110 m²',
    'Site cover': '121 m²',
    'Units of use': '1',
    'Wall material': 'Weatherboard',
    Deck: 'Yes',
    Pool: 'No',
    'Last sale date': '6 Sep 2017',
    'Last sale value': '$502,000',
    'Estimated value': '$913,000',
  }
  expect(textsOf('term')).toEqual(Object.keys(shown))
  expect(textsOf('definition').map((text) => text?.replaceAll(/\s/gu, ' '))).toEqual(Object.values(shown))
})

it('says of each value that the provider lacks that it is not available', async () => {
  const { user } = await open(NOTHING_KNOWN)
  await user.click(screen.getByRole('button', { name: 'Market Trends' }))
  await chooseAddress(user)
  for (const [title, note] of [
    ['Rental Assessment', 'Photo data is not available for this property'],
    ['Investment Return', 'Capital value data is not available for this property'],
    ['Market Trends', 'Market trend data is not available for this property'],
    ['Property Information', 'Property information data is not available for this property'],
  ] as const) {
    await within(section(title)).findByText(note)
  }
  await fill(user, { 'Capital value': '750000' })
  await save(user)
})

it('of a saved calculation that has them are shown without another lookup, until its section starts again', async () => {
  const metrics = { median_sale_price: 1_160_000, avm_value_change: 15.6, rental_rate_change: -2.4 }
  const complete = savedCalculation(
    { property: KAURI, capital_value: 640_000 },
    { ...metrics, image_url: DATA.image.url, property_data: { ...DATA } },
  )
  const { user, server } = await open(DATA, '/calculator/c1', storeCalculations(complete))
  await expectBoxes({ 'Capital value': '640,000' })
  await within(information()).findByText('Weatherboard')
  expect(server.sent('readPropertyData')).toEqual([])
  const trends = screen.getByRole('button', { name: 'Market Trends' })
  // Open since the test before.
  if (trends.getAttribute('aria-expanded') === 'false') await user.click(trends)
  const problem = { error: 'The property data provider could not be reached.', code: 'provider_failed' }
  server.answer({ readPropertyData: refuse(502, problem) })
  await user.click(within(section('Market Trends')).getByRole('button', { name: 'Start again' }))
  await screen.findByText(/The suburb’s figures could not be fetched just now\. These are the saved figures\./u)
  server.answer({ readPropertyData: { ...DATA, wall_material: 'Brick' } })
  await user.click(within(information()).getByRole('button', { name: 'Start again' }))
  await within(information()).findByText('Brick')
  await expectBoxes({ 'Capital value': '640,000' })
  for (const title of ['Market Trends', 'Property Information'])
    within(section(title)).getByRole('button', { name: 'Update' })
})

it('are looked up for a saved calculation without capital value, which is no unsaved change', async () => {
  const stored = storeCalculations(savedCalculation({ property: KAURI, purchase_price: 850_000 }))
  const { user } = await open(DATA, '/calculator/c1', stored)
  await expectBoxes({ 'Capital value': '922,000' })
  await openFromMenu(user, 'Saved')
  await screen.findByRole('heading', { level: 1, name: '1 saved calculation' })
  expect(shownPath()).toBe('/calculations')
})

it('leave the calculator usable when the provider fails, and can be fetched again', async () => {
  // A malformed response is a failed lookup too.
  const { user, server } = await open({ ...DATA, cv: null })
  await user.click(screen.getByRole('button', { name: 'Market Trends' }))
  await chooseAddress(user, OTHER)
  await screen.findByText(/The property information could not be fetched just now\./u)
  await screen.findByText(/The suburb’s figures could not be fetched just now\./u)
  await expectBoxes({ 'Capital value': '' })
  const problem = { error: 'The property data provider could not be reached.', code: 'provider_failed' }
  server.answer({ readPropertyData: refuse(502, problem) })
  await chooseAddress(user, KAURI)
  for (const sentence of [
    /The photo could not be fetched just now\./u,
    /It could not be looked up just now\./u,
    /The suburb’s figures could not be fetched just now\./u,
    /The property information could not be fetched just now\./u,
  ]) {
    await screen.findByText(sentence)
  }
  expect(screen.queryByText(/data is not available for this property/u)).toBeNull()
  await fill(user, { Rates: '3456' })
  await save(user)
  server.answer({ readPropertyData: DATA })
  await user.click(within(information()).getByRole('button', { name: 'Try again' }))
  await within(information()).findByText('Weatherboard')
  await expectBoxes({ 'Capital value': '922,000', Rates: '3,456' })
  await waitFor(() => expect(screen.queryByText(/photo could not be|information could not be/u)).toBeNull())
})

it('of an earlier address are not shown when they come late', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user } = await open(async ({ query }: Sent) => {
    const here = query['address']?.includes('Kauri')
    if (here) await promise
    return { ...withCapitalValue(here ? 111_000 : 922_000), wall_material: here ? 'Brick' : 'Stone' }
  })
  await chooseAddress(user)
  await chooseAddress(user, OTHER)
  await within(information()).findByText('Stone')
  resolve()
  await save(user)
  await within(information()).findByText('Stone')
  await expectBoxes({ 'Capital value': '922,000' })
})

it('change the capital value with the address, and leave a typed one', async () => {
  const { user } = await open(({ query }: Sent) =>
    withCapitalValue(query['address']?.includes('Kauri') ? 922_000 : null),
  )
  await chooseAddress(user)
  await expectBoxes({ 'Capital value': '922,000' })
  await chooseAddress(user, OTHER)
  await expectBoxes({ 'Capital value': '' })
  await fill(user, { 'Capital value': '640,000' })
  await chooseAddress(user)
  await within(section('Investment Return')).findByText(/On record: \$922,000 \(sample data\)\./u)
  expect(box('Capital value').value).toBe('640,000')
})

it('are not looked up without Premium, which the capital value offers', async () => {
  const { user, server } = openApp('/calculator', {
    answers: {
      readAccount: { ...ACCOUNT, premium: false },
      marketRentBySa2: [makeMarketRent({ number_of_bedrooms: 1 })],
    },
  })
  await calculatorOpens()
  await chooseAddress(user)
  await screen.findByRole('link', { name: 'How this rent was found' })
  expect(screen.queryByRole('textbox', { name: 'Capital value' })).toBeNull()
  await user.click(within(section('Investment Return')).getByRole('button', { name: 'Upgrade to Premium' }))
  const popup = await screen.findByRole('dialog', { name: 'Premium' })
  expect(popup.textContent).toContain('You need a premium account to access that feature.')
  expect([...server.sent('readPropertyData'), ...server.sent('readMarketTrends')]).toEqual([])
})
