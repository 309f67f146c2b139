import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountQuery } from '../../../api-client/queries.ts'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { chooseAddress, setAnalysis, setField, typeWeeklyRent, typeEstimate } from '../model/calculator-transitions.ts'
import { OpenHomeResult } from '../numbers/open-home-result.tsx'
import { ResultPanel } from './result-panel.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

const property = '12 Example Street, Ponsonby, Auckland'
const address = {
  property,
  is_sample_address: false,
  suburb: 'Ponsonby',
  city: 'Auckland',
  meshblock: null,
  sa2_code: '1',
}
const entry = makeMarketRent({ dwelling: 'House', number_of_bedrooms: 1, period: '2025-07-01' })
const chosen = chooseAddress(stateOf(newForm([])), address, { status: 'found', entries: [entry] })
const OLD = 'These rents are more than two quarters old.'

/** With the parts that load late. */
async function render(state: CalculatorState, result: ReactNode, is_property_professional = false): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(accountQuery.queryKey, { is_property_professional, premium: true } as never)
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CalculatorProvider store={createCalculatorStore(state)}>{result}</CalculatorProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return text(prelude)
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each([
  ['the result', ResultPanel],
  ['the result at an open home', OpenHomeResult],
])('%s says of old rents that they are', async (_, Result) => {
  // July to September 2025 is two quarters old at the end of March 2026.
  vi.setSystemTime('2026-03-31T00:00:00Z')
  expect(await render(chosen, <Result />)).toContain('confidence. Area median likely')
  expect(await render(chosen, <Result />)).not.toContain(OLD)
  vi.setSystemTime('2026-04-01T00:00:00Z')
  expect(await render(chosen, <Result />)).toContain(OLD)
  expect(await render(typeWeeklyRent(chosen, 650), <Result />)).not.toContain(OLD)
})

it('begins with the cash each week, and labels the profit as before principal', async () => {
  const html = await render(setField(chosen, 'purchase_price', 850_000), <ResultPanel />)
  const order = ['Cash each week', 'Estimated weekly rent', 'Gross yield', 'Profit before principal', 'Weekly profit']
  const places = order.map((text) => html.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})

it('until there is a price, the answer is the rent, and no cash that lacks the loan', async () => {
  const html = await render(chosen, <ResultPanel />)
  expect(html).toContain('Estimated weekly rent')
  expect(html).not.toContain('Cash each week')
})

it('a professional’s own estimate leads the rent', async () => {
  const given = typeEstimate(typeEstimate(chosen, 'lower', 'weekly', 610), 'upper', 'weekly', 660)
  const html = await render(given, <ResultPanel />, true)
  expect(html).toContain('Your estimate')
  expect(html.indexOf('$610 to $660 a week')).toBeGreaterThan(0)
  expect(html.indexOf('$610 to $660 a week')).toBeLessThan(html.indexOf('Estimated weekly rent'))
  expect(await render(given, <ResultPanel />)).not.toContain('Your estimate')
  const inverted = typeEstimate(given, 'lower', 'weekly', 700)
  expect(await render(inverted, <ResultPanel />, true)).not.toContain('Your estimate')
})

it('draws the rent on its rule for a client, and where the week goes for the owner', async () => {
  const priced = setField(chosen, 'purchase_price', 850_000)
  const html = await render(setField(priced, 'purpose', 'client'), <ResultPanel />)
  expect(html).toContain('Lower quartile <!-- -->$570')
  expect(html).not.toContain('Where the week goes')
  expect(await render(priced, <ResultPanel />)).not.toContain('Lower quartile')
})

describe('the golden case', () => {
  const golden = stateOf({ ...newForm([]), ...GOLDEN_HOME })
  /** What is read out of the button with this label. */
  const figureOf = (html: string, label: string) =>
    html
      .split('<button')
      .find((button) => button.includes(label))
      ?.replaceAll(/<[^>]*>/gu, ' ')

  it('has what the loans take a week beside the rent', async () => {
    const html = await render(golden, <ResultPanel />)
    expect(figureOf(html, 'Loan, a week')).toContain('$990')
    expect(html.indexOf('Loan, a week')).toBeLessThan(html.indexOf('Estimated weekly rent'))
    expect(await render(setField(golden, 'deposit', 850_000), <ResultPanel />)).not.toContain('Loan, a week')
    // Loans A, B and C of docs/method/loans.md, "Worked example": 396.90 + 230.31 + 135.16.
    const split = setAnalysis(golden, { settlement_date: '2026-12-01', loans: GIVEN_LOANS })
    expect(figureOf(await render(split, <ResultPanel />), 'All loans, a week')).toContain('$762')
  })

  it.each([
    ['the result', ResultPanel],
    ['the result at an open home', OpenHomeResult],
  ])('%s says when the cash each week changes next', async (_, Result) => {
    vi.setSystemTime('2026-11-26T00:00:00Z')
    const fixed = setAnalysis(golden, { settlement_date: '2026-12-01', loans: GIVEN_LOANS })
    // Reference case S15.
    expect(await render(fixed, <Result />)).toContain('From 14 Dec 2027: −$391 a week (fixed rate ends)')
    expect(await render(fixed, <Result />)).not.toContain('As at')
    expect(await render(setField(fixed, 'weekly_rental_income', null), <Result />)).not.toContain('From 14 Dec')
    const wrong = { ...fixed, problems: { 'analysis.loans.0.fixed_until': 'Enter a date' } }
    expect(await render(wrong, <Result />)).not.toContain('From 14 Dec')
  })

  it('is that of today where the home was settled before', async () => {
    vi.setSystemTime('2026-11-26T00:00:00Z')
    const loans = [{ interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }]
    const settled = setAnalysis(golden, { settlement_date: '2022-01-10', loans })
    const html = await render(settled, <ResultPanel />)
    expect(figureOf(html, 'Cash each week')).toContain('−$592')
    expect(html.match(/As at 26 Nov 2026/gu)).toHaveLength(1)
    expect(figureOf(html, 'Loan, a week')).toContain('$1,010')
  })

  it('of a home to live in has its costs without a bar of rent, and no rent that would pay for it', async () => {
    const html = await render(setField(golden, 'purpose', 'live_in'), <ResultPanel />)
    expect(html).toContain('Where the week goes')
    expect(html).not.toContain('It pays for itself')
    // One bar, that of the costs.
    expect(html.split('data-part="interest"').length).toBe(3)
    const barOfRent = /class="[^"]*\bfigure\b[^"]*_rent_\w+"/u
    expect(html).not.toMatch(barOfRent)
    expect(await render(golden, <ResultPanel />)).toMatch(barOfRent)
  })

  it('tells the rent from which the week pays for itself', async () => {
    expect(await render(golden, <ResultPanel />)).toContain('It pays for itself from a rent of $1,288 a week.')
    const target = setAnalysis(golden, { target_weekly_cash_flow: -100 })
    // (7,200 + 51,498.81 − 5,200) / 45.58 = 1,173.73
    expect(await render(target, <ResultPanel />)).toContain('It brings −$100 a week from a rent of $1,174 a week.')
    const empty = setField(golden, 'vacancy_weeks', 52)
    expect(await render(empty, <ResultPanel />)).toContain('The fee and vacancy take all of any rent.')
    for (const field of ['purchase_price', 'interest_rate'] as const) {
      expect(await render(setField(golden, field, null), <ResultPanel />)).not.toContain('It pays for itself')
    }
  })
})
