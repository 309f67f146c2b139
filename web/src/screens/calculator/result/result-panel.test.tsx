import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { use, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountQuery } from '../../../api-client/queries.ts'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { CalculatorContext, createCalculatorStore } from '../model/calculator-store.ts'
import { chooseAddress, typeWeeklyRent } from '../model/calculator-transitions.ts'
import { OpenHomeResult } from '../open-home/open-home-result.tsx'
import { typeEstimate } from '../review/review-state.ts'
import { ResultPanel } from './result-panel.tsx'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
// Rendered on the server, where useSyncExternalStore has no snapshot.
vi.mock(import('../model/calculator-store.ts'), async (original) => ({
  ...(await original()),
  useCalculator: (select) => select(use(CalculatorContext)!.get()),
  useReadonly: () => false,
}))

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

const Panel = () => <ResultPanel onRates={() => undefined} />

/** With the parts that load late. */
async function render(state: CalculatorState, result: ReactNode, isProfessional = false): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(accountQuery.queryKey, { is_property_professional: isProfessional } as never)
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={client}>
      <CalculatorContext value={createCalculatorStore(state)}>{result}</CalculatorContext>
    </QueryClientProvider>,
  )
  return text(prelude)
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each([
  ['the result', Panel],
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
  const html = await render(chosen, <Panel />)
  const order = ['Cash each week', 'Estimated weekly rent', 'Gross yield', 'Profit before principal', 'Weekly profit']
  const places = order.map((text) => html.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})

it('a professional’s own estimate leads the rent', async () => {
  const given = typeEstimate(typeEstimate(chosen, 'lower', 'weekly', 610), 'upper', 'weekly', 660)
  const html = await render(given, <Panel />, true)
  expect(html).toContain('Your estimate')
  expect(html.indexOf('$610 to $660 a week')).toBeGreaterThan(0)
  expect(html.indexOf('$610 to $660 a week')).toBeLessThan(html.indexOf('Estimated weekly rent'))
  expect(await render(given, <Panel />)).not.toContain('Your estimate')
  const inverted = typeEstimate(given, 'lower', 'weekly', 700)
  expect(await render(inverted, <Panel />, true)).not.toContain('Your estimate')
})
