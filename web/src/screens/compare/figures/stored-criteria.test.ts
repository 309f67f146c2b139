import { expect, it, vi } from 'vitest'

const items = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
})
const { storedCriteria } = await import('./stored-criteria.ts')

it('reads only limits that can be', () => {
  expect(storedCriteria.read()).toBeNull()
  storedCriteria.write({ weekly_cash_flow: -100, net_rental_yield: null, lvr: 80 })
  expect(storedCriteria.read()).toEqual({ weekly_cash_flow: -100, net_rental_yield: null, lvr: 80 })
  items.set('homeyield.criteria', '{"weekly_cash_flow":"1","lvr":101,"net_rental_yield":4}')
  expect(storedCriteria.read()).toEqual({ weekly_cash_flow: null, net_rental_yield: 4, lvr: null })
  items.set('homeyield.criteria', 'null')
  expect(storedCriteria.read()).toEqual({ weekly_cash_flow: null, net_rental_yield: null, lvr: null })
})
