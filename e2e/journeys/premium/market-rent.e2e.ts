import {
  mockMarketRent,
  box,
  choose,
  chooseAddress,
  OTHER_SAMPLE,
  expect,
  figure,
  fill,
  marketRent,
  NO_EVIDENCE,
  openCalculator,
  result,
  save,
  section,
  slider,
  test,
  rentLink,
  openPage,
} from '../../calculator.ts'
import { NO_PROPERTY_DATA, PROPERTY_DATA } from '../../property-data.ts'

// The transitions of specification section 4: how an area's market rent changes the calculator.
test.use({ tier: 'premium' })
test.beforeEach(async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await openCalculator(page)
})

const ALERT = "Sorry, we don't have any market rent data for this address. Enter your estimates manually."
const TOO_LITTLE = 'Too little is known of this kind of home here; enter your own rent.'
const ONE_POINT = 'There is only one data point for this dwelling type in this area.'

test('the market rent of an area sets bedrooms, rent and notes, and another area’s replaces it', async ({ page }) => {
  await test.step('the range of the bedrooms is that of the data', async () => {
    await expect(slider(page, 'Bedrooms')).toHaveAttribute('min', '1')
    await expect(slider(page, 'Bedrooms')).toHaveAttribute('max', '6')
    await mockMarketRent(page, [marketRent('House', 2, 400, 500), marketRent('House', 4, 600, 800)])
    await chooseAddress(page)
    await expect(slider(page, 'Bedrooms')).toHaveAttribute('min', '2')
    await expect(slider(page, 'Bedrooms')).toHaveAttribute('max', '4')
    await expect(box(page, 'Bedrooms')).toHaveValue('2')
    await expect(box(page, 'Rental income a week')).toHaveValue('450')
  })

  await test.step('a count inside the range without an entry gives a note and manual entry, and no alert', async () => {
    await box(page, 'Bedrooms').fill('3')
    await expect(page.getByText(TOO_LITTLE)).toBeVisible()
    await expect(page.getByText(ALERT)).toHaveCount(0)
    await expect(box(page, 'Weekly rental income, lower')).toHaveValue('0')
    await fill(page, { 'Weekly rental income, lower': '500', 'Weekly rental income, upper': '600' })
    await expect(box(page, 'Rental income a week')).toHaveValue('550')
    await box(page, 'Bedrooms').fill('4')
    await expect(page.getByText(TOO_LITTLE)).toHaveCount(0)
    await expect(box(page, 'Rental income a week')).toHaveValue('700')
  })

  await test.step('another address takes its area’s rent and drops a typed one', async () => {
    await fill(page, { 'Rental income a week': '800', Rates: '3456' })
    await page.unroute('**/api/market-rent/**')
    await mockMarketRent(page, [marketRent('House', 3, 570, 700)])
    await chooseAddress(page, OTHER_SAMPLE)
    await expect(page).toHaveURL('/calculator')
    await expect(box(page, 'Rental income a week')).toHaveValue('635')
    await expect(box(page, 'Rates')).toHaveValue('3,456')
  })

  await test.step('a single count is set, and a note says that there is only one data point', async () => {
    await expect(box(page, 'Bedrooms')).toHaveValue('3')
    await expect(page.getByText(ONE_POINT)).toBeVisible()
    await expect(page.getByText(ALERT)).toHaveCount(0)
  })

  await test.step('a typed rent stays until the quality changes; an empty box restores the estimate', async () => {
    const rent = box(page, 'Rental income a week')
    await rent.fill('800')
    await expect(box(page, 'Vacancy')).toHaveAttribute('placeholder', '1,600')
    await rent.fill('')
    await rent.blur()
    await expect(rent).toHaveValue('635')
    await rent.fill('800')
    await box(page, 'Property quality').fill('80')
    await expect(rent).toHaveValue('674')
    await expect(box(page, 'Vacancy')).toHaveAttribute('placeholder', '1,348')
  })
})

test('the own facts of a home are saved where the area has no market rent for them', async ({ page, callApi }) => {
  await mockMarketRent(page, [marketRent('House', 3, 570, 700), marketRent('Room', 1, 200, 300)])
  await chooseAddress(page)
  await expect(page.getByText('How many bedrooms?')).toBeVisible()
  await expect(result(page)).toContainText('$610 to $660 a week, for 3 bedrooms')
  await box(page, 'Bedrooms').fill('4')
  await expect(page.getByText('How many bedrooms?')).toHaveCount(0)
  await expect(page.getByText(TOO_LITTLE)).toBeVisible()
  await choose(page, 'Dwelling type', 'Room')
  await expect(box(page, 'Rental income a week')).toHaveValue('250')
  await choose(page, 'Dwelling type', 'Apartment')
  await expect(page.getByText(TOO_LITTLE)).toBeVisible()
  await expect(box(page, 'Bedrooms')).toHaveValue('4')
  await fill(page, { 'Rental income a week': '640' })
  await save(page)
  expect(await callApi('GET', '/calculations')).toMatchObject([{ weekly_rental_income: 640 }])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Apartment' })).toBeChecked()
  await expect(box(page, 'Bedrooms')).toHaveValue('4')
  await expect(page.getByText('How many bedrooms?')).toHaveCount(0)
})

test('the bedrooms on record are taken, and an unknown count is asked until it is confirmed', async ({ page }) => {
  await page.route('**/api/market-rent/**', (route) =>
    route.fulfill({ json: [marketRent('House', 1, 400, 500), marketRent('House', 3, 570, 700)] }),
  )
  await page.route('**/api/cotality/property?**', (route) => route.fulfill({ json: PROPERTY_DATA }))
  await chooseAddress(page)
  await expect(box(page, 'Bedrooms')).toHaveValue('3')
  await expect(box(page, 'Rental income a week')).toHaveValue('635')
  await expect(page.getByText('How many bedrooms?')).toHaveCount(0)
  await page.route('**/api/cotality/property?**', (route) => route.fulfill({ json: NO_PROPERTY_DATA }))
  await chooseAddress(page, OTHER_SAMPLE)
  await page.getByRole('button', { name: '3 is right' }).click()
  await expect(page.getByText('How many bedrooms?')).toHaveCount(0)
  await expect(page.getByRole('slider', { name: 'Bedrooms' })).toBeFocused()
  await expect(result(page)).not.toContainText('for 3 bedrooms')
})

test('five bedrooms mean five and more, and the dwelling type is one that the area has', async ({ page }) => {
  await test.step('five and more bedrooms are one step, labelled 5+', async () => {
    await mockMarketRent(page, [marketRent('House', 4, 600, 800), marketRent('House', 5, 900, 1100)])
    await chooseAddress(page)
    await expect(page.getByText('5+', { exact: true }).first()).toBeVisible()
    await box(page, 'Bedrooms').fill('7')
    await expect(box(page, 'Rental income a week')).toHaveValue('1,000')
    await openPage(page, 'Rent')
    await expect(page.getByText('with five or more bedrooms')).toBeVisible()
    await openPage(page, 'Numbers')
  })

  await test.step('the dwelling type resets to the first available one when the address has none for it', async () => {
    await section(page, 'Rental Assessment').getByRole('button', { name: 'Start again' }).click()
    await page.unroute('**/api/market-rent/**')
    await choose(page, 'Dwelling type', 'Room')
    await mockMarketRent(page, [marketRent('Flat', 2, 400, 500), marketRent('Apartment', 1, 350, 450)])
    await chooseAddress(page, OTHER_SAMPLE)
    await expect(page.getByRole('radio', { name: 'Apartment' })).toBeChecked()
    await expect(box(page, 'Rental income a week')).toHaveValue('400')
    await choose(page, 'Dwelling type', 'Flat')
    await expect(box(page, 'Rental income a week')).toHaveValue('450')
    await expect(box(page, 'Bedrooms')).toHaveValue('2')
  })
})

test('ranges are typed for any period, and in an area without any market rent, which alerts', async ({ page }) => {
  await test.step('editing the range of one period updates the other two', async () => {
    await fill(page, { 'Yearly rental income, lower': '31,720', 'Monthly rental income, upper': '2860' })
    await expect(box(page, 'Weekly rental income, lower')).toHaveValue('610')
    await expect(box(page, 'Monthly rental income, lower')).toHaveValue('2,643')
    await expect(box(page, 'Weekly rental income, upper')).toHaveValue('660')
    await expect(box(page, 'Yearly rental income, upper')).toHaveValue('34,320')
    await expect(box(page, 'Rental income a week')).toHaveValue('635')
  })

  await test.step('an area without any market rent alerts, and the ranges are 0 until they are entered', async () => {
    await page.getByRole('button', { name: 'Enter it yourself' }).click()
    await fill(page, { 'Street address': '1 Waterfront Road' })
    await page.getByRole('combobox', { name: 'Suburb' }).fill('chatham')
    await page.getByRole('option', { name: 'Chatham Islands' }).click()
    await expect(page.getByRole('alert').filter({ hasText: ALERT })).toBeVisible()
    for (const period of ['Weekly', 'Monthly', 'Yearly']) {
      await expect(box(page, `${period} rental income, lower`)).toHaveValue('0')
      await expect(box(page, `${period} rental income, upper`)).toHaveValue('0')
    }
    await fill(page, { 'Weekly rental income, lower': '300', 'Weekly rental income, upper': '400' })
    await expect(figure(result(page), 'Estimated weekly rent')).toContainText('$350')
    await expect(box(page, 'Yearly rental income, upper')).toHaveValue('20,800')
    await expect(box(page, 'Monthly rental income, lower')).toHaveValue('1,300')
  })
})

test('a market rent that cannot be fetched shows an error, allows manual entry, and can be fetched again', async ({
  page,
}) => {
  await page.route('**/api/market-rent/**', (route) => route.abort())
  // Nor are any rents stored on the device, now or when the page opened first.
  await openCalculator(page)
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  await chooseAddress(page)
  await expect(page.getByText('The market rent could not be fetched.')).toBeVisible()
  await expect(page.getByText(ALERT)).toHaveCount(0)
  await fill(page, { 'Rental income a week': '600' })
  await page.unroute('**/api/market-rent/**')
  await page.getByRole('button', { name: 'try again' }).click()
  await expect(rentLink(page)).toBeVisible()
})

test('the evidence shows how sure the estimate is, what it comes from, and the raw figures beside it', async ({
  page,
}) => {
  const period = '2025-07-01'
  const own = { lower_quartile: 393, median: 550, upper_quartile: 675, bonds: 6, period, used: true }
  const region = { place: 'Auckland Region', lower_quartile: 673, median: 720, upper_quartile: 770, bonds: 4074 }
  const figures = { median: 661, interval_80: [599, 728], bonds: 6, confidence: 'Medium', conflict: 'cheaper' }
  const suburb = { ...marketRent('House', 3, 594, 715), ...figures }
  const two = { ...own, dwelling: 'House', number_of_bedrooms: 2, median: 300, used: false }
  const evidence = {
    ...NO_EVIDENCE,
    own,
    area_other: [two],
    region: { ...region, level: 'region', period: '2025-04-01' },
  }
  const index = { factor: 1.0182, months: 10, from: '2025-09', to: '2026-07', region: 'Auckland Region' }
  const before = {
    lower_quartile: 583,
    median: 649,
    upper_quartile: 702,
    interval_80: [588, 715],
    confidence: 'Medium',
  }
  await mockMarketRent(page, [{ ...suburb, evidence, index, before_index: before }])
  await chooseAddress(page)
  await rentLink(page).click()
  const shown = page.getByRole('figure', { name: 'What homes like this rent for' })
  await expect(shown).toContainText(
    'Confidence: Medium. Likely within ±10 % of what such homes rent for here: 6 bonds of its own and what is known around it. From 6 bonds in Waiheke, drawn towards its surroundings. These bonds ($550) are cheaper than what is known around them: the range is wider. They count less: so low a median seldom lasts.',
  )
  await expect(shown).toContainText('These rents are more than two quarters old.')
  await expect(shown.getByRole('row')).toHaveText([
    /Area\s*Lower\s*Median\s*Upper\s*Bonds/u,
    /Estimate for 3-bedroom houses.*2025\s*\$594\s*\$661\s*\$715\s*6/u,
    /Its own bonds.*2025\s*\$393\s*\$550\s*\$675\s*6/u,
    /Auckland Region.*2025, for comparison\s*\$673\s*\$720\s*\$770\s*4,074/u,
  ])
  await expect(shown).toContainText('MBIE')
  await expect(shown).toContainText('Stats NZ')
  await shown.getByText('Other homes in this area').click()
  await expect(shown.getByRole('row', { name: /^House, 2 bedrooms/u })).toContainText('not used')

  const answer = figure(page.getByRole('main'), 'Rent a week')
  await expect(answer).toContainText('$655')
  await expect(shown).toContainText('Brought from September 2025 to July 2026 with Auckland Region’s rents: +1.8 %.')
  await shown.getByRole('checkbox', { name: 'Bring the rents to the newest month' }).uncheck()
  await expect(answer).toContainText('$643')
  await openPage(page, 'Numbers')
  const rent = box(page, 'Rental income a week')
  await expect(rent).toHaveAccessibleDescription(/Area median likely \$588–715\. How this rent was found$/u)
  await rent.fill('700')
  await openPage(page, 'Rent')
  await expect(shown.getByRole('listitem')).toHaveText([
    'Market rent for this quality $643 a week',
    'Your rent $700 a week',
  ])
  await shown.getByRole('checkbox', { name: 'Bring the rents to the newest month' }).check()
  await expect(answer).toContainText('$700')
})

test('an estimate of low confidence says so, and which bonds were not used', async ({ page }) => {
  const period = '2025-07-01'
  const own = { lower_quartile: 200, median: 200, upper_quartile: 200, bonds: 9, period, used: false }
  const estimate = { ...marketRent('House', 4, 654, 756), interval_80: [544, 919], confidence: 'Low', bonds: 0 }
  const evidence = { ...NO_EVIDENCE, own }
  await mockMarketRent(page, [{ ...estimate, level: 'region', place: 'Waikato Region', evidence }])
  await chooseAddress(page)
  await rentLink(page).click()
  const shown = page.getByRole('figure', { name: 'What homes like this rent for' })
  await expect(shown).toContainText('Confidence: Low. Likely within ±26 %')
  await expect(shown).toContainText('From Waikato Region: take it as a first idea. 9 bonds at $200 were not used')
  await expect(shown.getByRole('row').nth(2)).toContainText(/Its own bonds.*not used/u)
})

test('a calculation made with older rents keeps them, and how sure they were, until the newer ones are taken', async ({
  page,
  callApi,
}) => {
  const older = { market_lower_quartile: 468, market_upper_quartile: 600, market_period: '2025-04-01' }
  const unsure = { market_confidence: 'Low', market_interval_lower: 410, market_interval_upper: 690 }
  const place = { property: '12 Rose Street, Te Kūiti', sa2_code: '187300', number_of_bedrooms: 3 }
  const { id } = await callApi<{ id: string }>('POST', '/calculations', {
    ...place,
    ...older,
    ...unsure,
    rent_source: 'market',
  })
  await page.goto('/calculations')
  await expect(page.getByRole('listitem').filter({ hasText: place.property })).toContainText(
    'Low confidence, area median $410–690',
  )
  await mockMarketRent(page, [marketRent('House', 3, 564, 679)])
  await page.goto(`/calculator/${id}`)
  const rent = box(page, 'Rental income a week')
  await expect(page.getByText('Newer rents: $622 instead of $534.')).toBeVisible()
  await expect(rent).toHaveValue('534')
  await expect(rent).toHaveAccessibleDescription(
    /Low confidence\. Area median likely \$410–690\. How this rent was found$/u,
  )
  await page.getByRole('button', { name: 'Use the newer rents' }).click()
  await expect(rent).toHaveValue('622')
  await expect(rent).toHaveAccessibleDescription(/High confidence/u)
  await expect(page.getByText('Newer rents:')).toHaveCount(0)
})

test('a rent of low confidence looks sure nowhere; a typed rent has no confidence', async ({ page }) => {
  const estimate = { ...marketRent('House', 3, 654, 756), interval_80: [528, 947], confidence: 'Low' }
  const evidence = {
    ...NO_EVIDENCE,
    district: { ...marketRent('House', 3, 570, 700), place: 'Christchurch', level: 'district' },
  }
  await mockMarketRent(page, [{ ...estimate, evidence }])
  await chooseAddress(page)
  const words = 'Low confidence. Area median likely $528–947.'
  const panel = page.getByRole('complementary', { name: 'Result' })
  await expect(panel.getByText(words)).toBeVisible()
  await expect(box(page, 'Rental income a week')).toHaveAccessibleDescription(new RegExp(words.replaceAll('$', '\\$')))
  await page.setViewportSize({ width: 320, height: 812 })
  await test.step('the name of an area is on one line on the narrowest phone', async () => {
    await openPage(page, 'Rent')
    const name = page.getByRole('rowheader', { name: /^Christchurch/u })
    const lines = await name.evaluate((cell) => {
      const words = document.createRange()
      if (cell.firstChild) words.selectNode(cell.firstChild)
      return new Set([...words.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
    await openPage(page, 'Numbers')
  })
  const bar = page.getByRole('button', { name: 'Open the full result' })
  await expect(bar).toContainText('Low confidence')
  await fill(page, { 'Rental income a week': '700' })
  await expect(bar).toContainText('$700')
  await expect(bar).not.toContainText('confidence')
})
