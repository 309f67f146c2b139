import { NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { expect, it, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
const { stateOf } = await import('../model/calculator-state.ts')
const { isSuburbOpen } = await import('./address-transitions.ts')
const { completeSuburb, describeRentFound, listChanges } = await import('./complete-suburb.ts')
const { fetchMarketRent } = await import('./market-rent.ts')

const AREA = {
  sa2_code: '112400',
  name: 'Waiheke East',
  suburb: 'Waiheke Island',
  territorial_authority: 'Auckland',
  region: 'Auckland',
}
const ENTRY = makeMarketRent({ lower_quartile: 570, upper_quartile: 700, period: '2026-03-31' })
const FOUND = { status: 'found', entries: [ENTRY] } as const

function typedOffline(more: Partial<CalculationInputs> = {}) {
  return stateOf({
    ...NEW_CALCULATION,
    property: '7 Example Road, Waiheke',
    suburb: 'Waiheke',
    dwelling: 'House',
    number_of_bedrooms: 3,
    house_condition: 50,
    purchase_price: 850_000,
    ...more,
  })
}

it('asks about a typed suburb only', () => {
  expect(isSuburbOpen(typedOffline())).toBe(true)
  expect(isSuburbOpen(typedOffline({ sa2_code: '112400' }))).toBe(false)
  expect(isSuburbOpen(typedOffline({ meshblock: '0123456' }))).toBe(false)
  expect(isSuburbOpen(typedOffline({ suburb: null }))).toBe(false)
})

it('takes the area and its rent: 570 + 50 % of 130 is 635, and 52 × 635 of 850,000 is 3.88 %', () => {
  const before = typedOffline()
  const after = completeSuburb(before, AREA, FOUND, true)
  expect(after.form).toMatchObject({
    property: '7 Example Road, Waiheke Island, Auckland',
    suburb: 'Waiheke Island',
    city: 'Auckland',
    sa2_code: '112400',
    number_of_bedrooms: 3,
  })
  expect(after.figures.weekly_rental_income).toBe(635)
  expect(isSuburbOpen(after)).toBe(false)
  expect(listChanges(before, after)).toEqual(
    expect.arrayContaining([
      { name: 'Address', before: '7 Example Road, Waiheke', after: '7 Example Road, Waiheke Island, Auckland' },
      { name: 'Weekly rent', before: 'Not known', after: '$635' },
      { name: 'Gross yield', before: 'Not known', after: '3.88%' },
    ]),
  )
})

it('leaves a typed rent, and the text of the address where it may not change', () => {
  const before = typedOffline({ rent_source: 'typed', weekly_rental_income: 650 })
  const after = completeSuburb(before, AREA, FOUND, false)
  expect(after.form).toMatchObject({ property: before.form.property, sa2_code: '112400', rent_source: 'typed' })
  expect(after.figures.weekly_rental_income).toBe(650)
  expect(listChanges(before, after)).toEqual([])
})

it('says whose rent it will be', () => {
  const found = (before: ReturnType<typeof typedOffline>) =>
    describeRentFound(completeSuburb(before, AREA, FOUND, true))
  const typed = { rent_source: 'typed', weekly_rental_income: 650 } as const
  expect(found(typedOffline())).toBe('Its market rent was found.')
  expect(found(typedOffline(typed))).toBe('Its market rent is shown beside yours; your own rent stays.')
  expect(found(typedOffline({ dwelling: 'Flat' }))).toBe('It has no market rent for a home like this.')
  expect(found(typedOffline({ ...typed, dwelling: 'Flat' }))).toBe('It has no market rent for a home like this.')
  const empty = completeSuburb(typedOffline(), AREA, { status: 'empty' }, true)
  expect(describeRentFound(empty)).toBe('We have no market rent for it.')
})

it('leaves dwelling and bedrooms where the area has no entry for them', () => {
  const after = completeSuburb(typedOffline({ number_of_bedrooms: 7, dwelling: 'Flat' }), AREA, FOUND, true)
  expect(after.form).toMatchObject({ number_of_bedrooms: 7, dwelling: 'Flat' })
})

it('does not call a market rent empty that nobody asked for', async () => {
  expect(await fetchMarketRent({ sa2_code: null, meshblock: null, suburb: 'Waiheke', city: null })).toEqual({
    status: 'none',
  })
})
