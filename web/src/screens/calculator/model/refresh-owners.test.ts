// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { householdQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { storeToken } from '../../../storage/token-store.ts'
import { startStandIn } from '../../../testing/stand-in-server.ts'
import { newForm } from './calculator-form.ts'
import { stateOf } from './calculator-state.ts'
import { createCalculatorStore } from './calculator-store.ts'
import { loadHousehold } from './refresh-owners.ts'

const VALUES = { name: 'Ana', kind: 'individual', other_residential_net: 0 } as const
const householdWith = (version: number, other_income: number) => ({
  version,
  people: [{ id: 'ana', ...VALUES, other_income }],
})

async function loadInto(other_income: number): Promise<number | null | undefined> {
  const owners = [{ person_id: 'ana', share_pct: 100, ...VALUES, other_income }]
  const store = createCalculatorStore(stateOf({ ...newForm([]), analysis: { owners } }))
  await loadHousehold(store)
  return store.get().form.analysis?.owners?.[0]?.other_income
}

beforeEach(() =>
  storeToken(`e30.${btoa(JSON.stringify({ sub: 'account-1', iat: 0, exp: 4e9 })).replaceAll('=', '')}.x`),
)
afterEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('reads the household again, also when it was read just now', async () => {
  queryClient.setQueryData(householdQuery.queryKey, householdWith(4, 95_000))
  startStandIn({ readHousehold: householdWith(5, 120_000) })
  expect(await loadInto(120_000)).toBe(120_000)
})

it('uses the household of this device offline', async () => {
  queryClient.setQueryData(householdQuery.queryKey, householdWith(5, 120_000), { updatedAt: 1 })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  startStandIn({ readHousehold: 'offline' })
  expect(await loadInto(95_000)).toBe(120_000)
})
