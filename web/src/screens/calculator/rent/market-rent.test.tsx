// @vitest-environment jsdom
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NOTHING_KNOWN } from '../property-data/property-lookup.ts'
import {
  box,
  calculatorOpens,
  choose,
  chooseAddress,
  expectBoxes,
  expectText,
  figure,
  fill,
  openPage,
  result,
  section,
  slider,
  textOf,
} from '../../../testing/calculator.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'
import type { Answers } from '../../../testing/stand-in-server.ts'

// How an area's market rent changes the calculator.

const OTHER = '149 Queen Street, Enderley, Hamilton'
const ALERT = "Sorry, we don't have any market rent data for this address. Enter your estimates manually."
const TOO_LITTLE = 'Too little is known of this kind of home here; enter your own rent.'
const ONE_POINT = 'There is only one data point for this dwelling type in this area.'
const NO_EVIDENCE = makeMarketRent().evidence

function rentOf(
  dwelling: MarketRentEntry['dwelling'],
  number_of_bedrooms: number,
  lower_quartile: number,
  upper_quartile: number,
  more: Partial<MarketRentEntry> = {},
): MarketRentEntry {
  const median = (lower_quartile + upper_quartile) / 2
  const interval = [median - 30, median + 30] as const
  return makeMarketRent({
    dwelling,
    number_of_bedrooms,
    lower_quartile,
    median,
    upper_quartile,
    interval_80: [...interval],
    place: 'Waiheke',
    ...more,
  })
}

async function open(rents: readonly MarketRentEntry[], answers: Answers = {}) {
  const app = openApp('/calculator', { answers: { marketRentBySa2: rents, ...answers } })
  await calculatorOpens()
  return app
}

const absent = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

it('sets bedrooms, rent and notes, and another area’s replaces it', async () => {
  const { user, server } = await open([rentOf('House', 2, 400, 500), rentOf('House', 4, 600, 800)])
  // The range of the bedrooms is that of the data.
  expect([slider('Bedrooms').min, slider('Bedrooms').max]).toEqual(['1', '6'])
  await chooseAddress(user)
  await expectBoxes({ Bedrooms: '2', 'Rental income a week': '450' })
  expect([slider('Bedrooms').min, slider('Bedrooms').max]).toEqual(['2', '4'])

  // A count inside the range without an entry gives a note and manual entry, and no alert.
  await fill(user, { Bedrooms: '3' })
  await screen.findByText(TOO_LITTLE)
  await absent(ALERT)
  await expectBoxes({ 'Weekly rental income, lower': '0' })
  await fill(user, { 'Weekly rental income, lower': '500', 'Weekly rental income, upper': '600' })
  await expectBoxes({ 'Rental income a week': '550' })
  await fill(user, { Bedrooms: '4' })
  await absent(TOO_LITTLE)
  await expectBoxes({ 'Rental income a week': '700' })

  // Another address takes its area's rent and drops a typed one.
  await fill(user, { 'Rental income a week': '800', Rates: '3456' })
  server.answer({ marketRentBySa2: [rentOf('House', 3, 570, 700)] })
  await chooseAddress(user, OTHER)
  expect(shownPath()).toBe('/calculator')
  await expectBoxes({ 'Rental income a week': '635', Rates: '3,456', Bedrooms: '3' })
  await screen.findByText(ONE_POINT)
  await absent(ALERT)

  // A typed rent stays until the quality changes; an empty box restores the estimate.
  await fill(user, { 'Rental income a week': '800' })
  await waitFor(() => expect(box('Vacancy').placeholder).toBe('1,600'))
  await fill(user, { 'Rental income a week': '' })
  await expectBoxes({ 'Rental income a week': '635' })
  await fill(user, { 'Rental income a week': '800', 'Property quality': '80' })
  await expectBoxes({ 'Rental income a week': '674' })
  await waitFor(() => expect(box('Vacancy').placeholder).toBe('1,348'))
})

it('takes the bedrooms on record, and asks about an unknown count until it is confirmed', async () => {
  const { user, server } = await open([rentOf('House', 1, 400, 500), rentOf('House', 3, 570, 700)], {
    readPropertyData: { ...NOTHING_KNOWN, beds: 3 },
  })
  await chooseAddress(user)
  await expectBoxes({ Bedrooms: '3', 'Rental income a week': '635' })
  await absent('How many bedrooms?')
  server.answer({ readPropertyData: NOTHING_KNOWN })
  await chooseAddress(user, OTHER)
  await user.click(await screen.findByRole('button', { name: '3 is right' }))
  await absent('How many bedrooms?')
  expect(document.activeElement).toBe(slider('Bedrooms'))
  await waitFor(() => expect(result().textContent).not.toContain('for 3 bedrooms'))
})

it('keeps the own facts of a home where the area has no market rent for them', async () => {
  const { user } = await open([rentOf('House', 3, 570, 700), rentOf('Room', 1, 200, 300)])
  await chooseAddress(user)
  await screen.findByText('How many bedrooms?')
  await expectText(result, '$610 to $660 a week, for 3 bedrooms')
  await fill(user, { Bedrooms: '4' })
  await absent('How many bedrooms?')
  await screen.findByText(TOO_LITTLE)
  await choose(user, 'Dwelling type', 'Room')
  await expectBoxes({ 'Rental income a week': '250' })
  await choose(user, 'Dwelling type', 'Apartment')
  await screen.findByText(TOO_LITTLE)
  await expectBoxes({ Bedrooms: '4' })
})

it('has one step for five and more bedrooms, and a dwelling type that the area has', async () => {
  const { user, server } = await open([rentOf('House', 4, 600, 800), rentOf('House', 5, 900, 1100)])
  await chooseAddress(user)
  expect((await screen.findAllByText('5+')).length).toBeGreaterThan(0)
  await fill(user, { Bedrooms: '7' })
  await expectBoxes({ 'Rental income a week': '1,000' })
  await openPage(user, 'Rent')
  await screen.findByText(/with five or more bedrooms/u)
  await openPage(user, 'Numbers')

  await user.click(within(section('Rental Assessment')).getByRole('button', { name: 'Start again' }))
  await choose(user, 'Dwelling type', 'Room')
  server.answer({ marketRentBySa2: [rentOf('Flat', 2, 400, 500), rentOf('Apartment', 1, 350, 450)] })
  await chooseAddress(user, OTHER)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Apartment' }).checked).toBe(true))
  await expectBoxes({ 'Rental income a week': '400' })
  await choose(user, 'Dwelling type', 'Flat')
  await expectBoxes({ 'Rental income a week': '450', Bedrooms: '2' })
})

it('alerts in an area without any, whose ranges are 0 until they are typed, for any period', async () => {
  const { user } = await open([])
  await fill(user, { 'Yearly rental income, lower': '31,720', 'Monthly rental income, upper': '2860' })
  await expectBoxes({
    'Weekly rental income, lower': '610',
    'Monthly rental income, lower': '2,643',
    'Weekly rental income, upper': '660',
    'Yearly rental income, upper': '34,320',
    'Rental income a week': '635',
  })
  await user.click(screen.getByRole('button', { name: 'Enter it yourself' }))
  await user.type(await screen.findByRole('textbox', { name: 'Street address' }), '1 Waterfront Road')
  await user.type(screen.getByRole('combobox', { name: 'Suburb' }), 'waihe')
  await user.click(await screen.findByRole('option', { name: /^Waiheke/u }))
  await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(ALERT))
  const ranges = ['Weekly', 'Monthly', 'Yearly'].flatMap((period) =>
    ['lower', 'upper'].map((end) => [`${period} rental income, ${end}`, '0'] as const),
  )
  await expectBoxes(Object.fromEntries(ranges))
  await fill(user, { 'Weekly rental income, lower': '300', 'Weekly rental income, upper': '400' })
  await expectText(() => figure(result(), 'Estimated weekly rent'), '$350')
  await expectBoxes({ 'Yearly rental income, upper': '20,800', 'Monthly rental income, lower': '1,300' })
})

it('that cannot be fetched shows an error, allows manual entry, and can be fetched again', async () => {
  const { user, server } = await open([], { marketRentBySa2: () => Response.json({ error: 'No' }, { status: 502 }) })
  await chooseAddress(user)
  await screen.findByText(/The market rent could not be fetched\./u)
  await absent(ALERT)
  await fill(user, { 'Rental income a week': '600' })
  server.answer({ marketRentBySa2: [rentOf('House', 1, 570, 700)] })
  await user.click(screen.getByRole('button', { name: 'try again' }))
  await screen.findByRole('link', { name: 'How this rent was found' })
})

const period = '2025-07-01'
const EVIDENCE = 'What homes like this rent for'
const evidenceFigure = () => screen.getByText(EVIDENCE).closest('figure') ?? expect.fail('It is no figure')
const rowsOf = () => within(evidenceFigure()).getAllByRole('row').map(textOf)

it('has evidence: how sure it is, what it comes from, and the raw figures beside it', async () => {
  const own = { lower_quartile: 393, median: 550, upper_quartile: 675, bonds: 6, period, used: true }
  const { user } = await open([
    rentOf('House', 3, 594, 715, {
      median: 661,
      interval_80: [599, 728],
      bonds: 6,
      confidence: 'Medium',
      conflict: 'cheaper',
      evidence: {
        ...NO_EVIDENCE,
        own,
        area_other: [{ ...own, dwelling: 'House', number_of_bedrooms: 2, median: 300, used: false }],
        region: {
          place: 'Auckland Region',
          lower_quartile: 673,
          median: 720,
          upper_quartile: 770,
          bonds: 4074,
          level: 'region',
          period: '2025-04-01',
        },
      },
      index: { factor: 1.0182, months: 10, from: '2025-09', to: '2026-07', region: 'Auckland Region' },
      before_index: {
        lower_quartile: 583,
        median: 649,
        upper_quartile: 702,
        interval_80: [588, 715],
        confidence: 'Medium',
      },
    }),
  ])
  await chooseAddress(user)
  await user.click(await screen.findByRole('link', { name: 'How this rent was found' }))
  await screen.findByText(EVIDENCE)
  await expectText(
    evidenceFigure,
    'Confidence: Medium. Likely within ±10 % of what such homes rent for here: 6 bonds of its own and 4,074 in the region. From 6 bonds in Waiheke, drawn towards its surroundings. These bonds ($550) are cheaper than what is known around them: the range is wider. They count less: so low a median seldom lasts.',
    'These rents are more than two quarters old.',
    'MBIE',
    'Stats NZ',
  )
  expect(rowsOf().slice(0, 4)).toEqual([
    expect.stringMatching(/Area\s*Lower\s*Median\s*Upper\s*Bonds/u),
    expect.stringMatching(/Estimate for 3-bedroom houses.*2025\s*\$594\s*\$661\s*\$715\s*6/u),
    expect.stringMatching(/Its own bonds.*2025\s*\$393\s*\$550\s*\$675\s*6/u),
    expect.stringMatching(/Auckland Region.*2025, for comparison\s*\$673\s*\$720\s*\$770\s*4,074/u),
  ])
  await user.click(within(evidenceFigure()).getByText('Other homes in this area'))
  const other = await within(evidenceFigure()).findByRole('row', { name: /^House, 2 bedrooms/u })
  expect(other.textContent).toContain('not used')

  const answer = () => figure(screen.getByRole('main'), 'Rent a week')
  const newest = () => within(evidenceFigure()).getByRole('checkbox', { name: 'Bring the rents to the newest month' })
  await expectText(answer, '$655')
  await expectText(evidenceFigure, 'Brought from September 2025 to July 2026 with Auckland Region’s rents: +1.8 %.')
  await user.click(newest())
  await expectText(answer, '$643')
  await openPage(user, 'Numbers')
  const description = /Area median likely \$588–715\. How this rent was found$/u
  await screen.findByRole('textbox', { name: 'Rental income a week', description })
  await fill(user, { 'Rental income a week': '700' })
  await openPage(user, 'Rent')
  await waitFor(() =>
    expect(within(evidenceFigure()).getAllByRole('listitem').map(textOf)).toEqual([
      expect.stringMatching(/Market rent for this quality ?\$643 a week/u),
      expect.stringMatching(/Your rent ?\$700 a week/u),
    ]),
  )
  await user.click(newest())
  await expectText(answer, '$700')
})

it('of low confidence says so everywhere, and which bonds were not used; a typed rent has no confidence', async () => {
  const own = { lower_quartile: 200, median: 200, upper_quartile: 200, bonds: 9, period, used: false }
  const { user } = await open([
    rentOf('House', 4, 654, 756, {
      interval_80: [544, 919],
      confidence: 'Low',
      bonds: 0,
      level: 'region',
      place: 'Waikato Region',
      evidence: { ...NO_EVIDENCE, own },
    }),
  ])
  await chooseAddress(user)
  await expectText(result, 'Low confidence. Area median likely $544–919.')
  const description = /Low confidence\. Area median likely \$544–919\./u
  await screen.findByRole('textbox', { name: 'Rental income a week', description })
  await openPage(user, 'Rent')
  await screen.findByText(EVIDENCE)
  await expectText(
    evidenceFigure,
    'Confidence: Low. Likely within ±26 %',
    'From Waikato Region: take it as a first idea. 9 bonds at $200 were not used',
  )
  expect(rowsOf()[2]).toMatch(/Its own bonds.*not used/u)
  await openPage(user, 'Numbers')
  await fill(user, { 'Rental income a week': '700' })
  await waitFor(() => expect(result().textContent).not.toContain('confidence'))
})

it('of a calculation made with older rents stays, with how sure it was, until the newer one is taken', async () => {
  const older = savedCalculation({
    property: '12 Rose Street, Te Kūiti',
    sa2_code: '187300',
    number_of_bedrooms: 3,
    market_lower_quartile: 468,
    market_upper_quartile: 600,
    market_period: '2025-04-01',
    market_confidence: 'Low',
    market_interval_lower: 410,
    market_interval_upper: 690,
    rent_source: 'market',
    weekly_rental_income: 534,
  })
  const { user, visit } = openApp('/calculations', {
    answers: { ...storeCalculations(older).answers, marketRentBySa2: [rentOf('House', 3, 564, 679)] },
  })
  const list = () => within(screen.getByRole('main')).getByRole('listitem')
  await expectText(list, 'Low confidence, area median $410–690')
  visit('/calculator/c1')
  await screen.findByText('Newer rents: $622 instead of $534.')
  await expectBoxes({ 'Rental income a week': '534' })
  const before = /Low confidence\. Area median likely \$410–690\. How this rent was found$/u
  await screen.findByRole('textbox', { name: 'Rental income a week', description: before })
  await user.click(screen.getByRole('button', { name: 'Use the newer rents' }))
  await expectBoxes({ 'Rental income a week': '622' })
  await screen.findByRole('textbox', { name: 'Rental income a week', description: /High confidence/u })
  expect(screen.queryByText(/Newer rents:/u)).toBeNull()
})
