import { expect, it } from 'vitest'
import { OWN_LOAN } from '../../loans/complete-loans.ts'
import { completeGiven } from '../testing/complete-given.ts'
import type { GivenAnalysis } from './analysis-inputs.ts'
import { completeAnalysis } from './complete-analysis.ts'

const DEFAULTS = {
  as_at: '2026-11-22',
  purpose: 'rent_out',
  start: '2026-11-22',
  settled: false,
  settlement_date: '2026-11-22',
  acquired_date: '2026-11-22',
  loans: null,
  test_margin: 2.5,
  target_gross_yield: null,
  target_net_yield: null,
  target_weekly_cash_flow: null,
  target_lvr: null,
  hold: 'deposit',
  years: 10,
  rent_growth_pct: 2.5,
  value_growth_pct: 3,
  expense_inflation_pct: 3,
  current_value: null,
  current_value_on: null,
  purchase_costs: 3000,
  purchase_legal_fees: 0,
  sale_cost_pct: 3,
  sale_cost_fixed: 2000,
  capital_spend: {},
  discount_rate_pct: 6,
  new_build: false,
  main_home: false,
  other_rentals: false,
  owners: [],
  ring_fence_basis: 'portfolio',
  chattels_cost: 0,
  chattels_rate_pct: 25,
  chattels_method: 'DV',
  rent_mode: 'smooth',
  tenancy: null,
  sale_year: null,
  owner_occupied: false,
  other_debt: 0,
  gross_income: null,
  rent_shading_pct: 0,
  test_rate: null,
  value_source: 'purchase_price',
  rules: null,
}

it('has the defaults of the method', () => {
  expect(completeGiven(null, '2026-11-22')).toEqual(DEFAULTS)
  const missing = { years: null, hold: undefined, loans: null, owners: null, tenancy: null, capital_spend: null }
  expect(completeGiven(missing, '2026-11-22')).toEqual(DEFAULTS)
})

it('takes what is given, and agrees to buy on the day of settlement', () => {
  expect(completeGiven({ settlement_date: '2026-12-01', years: 3, new_build: true }, '2026-11-22')).toEqual({
    ...DEFAULTS,
    start: '2026-12-01',
    settlement_date: '2026-12-01',
    acquired_date: '2026-12-01',
    years: 3,
    new_build: true,
  })
})

it('names an owner whose name is blank', () => {
  const { owners } = completeGiven({ owners: [{ name: '' }, { name: ' ' }] }, '2026-11-22')
  expect(owners.map(({ name }) => name)).toEqual(['Owner 1', 'Owner 2'])
})

it('completes each loan and each owner', () => {
  const given = { loans: [{ amount: 5, offset_balance: null }], capital_spend: { 1: null, 3: 12 } }
  expect(completeGiven(given, '2026-11-22')).toEqual({
    ...DEFAULTS,
    loans: [{ ...OWN_LOAN, amount: 5 }],
    capital_spend: { 3: 12 },
  })
  const owner = {
    person_id: null,
    name: 'Owner 1',
    kind: 'individual',
    share_pct: 100,
    other_income: 0,
    other_residential_net: 0,
    brought_forward: 0,
  }
  expect(completeGiven({ owners: [{}] }, '2026-11-22').owners).toEqual([owner])
  expect(completeGiven({ owners: [{ name: 'Ana', share_pct: 60 }, { kind: 'trust' }] }, '2026-11-22').owners).toEqual([
    { ...owner, name: 'Ana', share_pct: 60 },
    { ...owner, name: 'Owner 2', kind: 'trust', share_pct: 0 },
  ])
})

it('knows a tenancy once it has a beginning', () => {
  expect(completeGiven({ tenancy: { boarding_house: true } }, '2026-11-22').tenancy).toBeNull()
  expect(completeGiven({ tenancy: { tenancy_start: '2026-03-01', notice_by: null } }, '2026-11-22').tenancy).toEqual({
    tenancy_start: '2026-03-01',
    last_increase: null,
    notice_date: '2026-11-22',
    fixed_term_end: null,
    increase_permitted_in_term: false,
    boarding_house: false,
    notice_by: 'in_person',
    notice_after_5pm: false,
  })
})

it('settles today without Premium, whatever day several loans are owed on', () => {
  const loans = [{ owed_on: '2024-08-30' }, { owed_on: '2023-02-01' }]
  const free = (analysis: GivenAnalysis) => completeAnalysis({ purpose: 'rent_out', analysis }, '2026-11-22', false)
  expect(free({ loans })).toMatchObject({
    settlement_date: '2026-11-22',
    acquired_date: '2026-11-22',
    settled: false,
  })
  expect(free({ loans, settlement_date: '2022-01-10' }).settled).toBe(true)
  expect(free({ loans: loans.slice(0, 1) }).settlement_date).toBe('2024-08-30')
})

it('has settled on the earliest day of what is owed, unless a day is given', () => {
  const loans = [{ owed_on: '2024-08-30' }, { owed_on: '2023-02-01' }, {}]
  const owed = completeGiven({ loans }, '2026-11-22')
  expect([owed.settlement_date, owed.acquired_date]).toEqual(['2023-02-01', '2023-02-01'])
  expect(completeGiven({ loans, settlement_date: '2022-01-10' }, '2026-11-22').settlement_date).toBe('2022-01-10')
})

it('is of a main home with an owner-occupier where it is for living in, unless something else is given', () => {
  const home = { purpose: 'live_in', analysis: null } as const
  const lived = { ...DEFAULTS, purpose: 'live_in', main_home: true, owner_occupied: true }
  expect(completeAnalysis(home, '2026-11-22', true)).toEqual(lived)
  const given = { main_home: false, owner_occupied: false }
  expect(completeAnalysis({ ...home, analysis: given }, '2026-11-22', true)).toEqual({ ...lived, ...given })
  expect(completeAnalysis({ purpose: 'client', analysis: null }, '2026-11-22', true)).toEqual({
    ...DEFAULTS,
    purpose: 'client',
  })
})

it('takes the income of the home’s people of the household where none is given', () => {
  const income = (analysis: GivenAnalysis) => completeGiven(analysis, '2026-11-22').gross_income
  const ana = { person_id: 'a', other_income: 95_000.1 }
  const ben = { person_id: 'b', other_income: 48_000.2 }
  const other = { name: 'Cy', other_income: 1_000 }
  expect(income({ owners: [ana, ben] })).toBe(143_000.3)
  expect(income({ owners: [ana, other] })).toBe(95_000.1)
  expect(income({ owners: [ana], gross_income: 120_000 })).toBe(120_000)
  expect(income({ owners: [ana], gross_income: 0 })).toBe(0)
  expect(income({ owners: [other] })).toBeNull()
})
