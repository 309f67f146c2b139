import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { describe, expect, it } from 'vitest'
import { sortCalculations } from './sort-calculations.ts'
import type { SortColumn } from './sort-calculations.ts'

type Figures = Partial<
  Pick<
    ListedCalculation,
    | 'purchase_price'
    | 'gross_rental_yield'
    | 'net_rental_yield'
    | 'weekly_cash_flow'
    | 'purpose'
    | 'rent_source'
    | 'weekly_rental_income'
  >
>

function calculation(property: string, figures: Figures = {}): ListedCalculation {
  const rent = { rent_source: 'market', weekly_rental_income: 600 }
  return {
    property,
    purchase_price: null,
    gross_rental_yield: null,
    net_rental_yield: null,
    ...rent,
    ...figures,
  } as never
}

function sorted(list: readonly ListedCalculation[], column: SortColumn, descending = false): string[] {
  return sortCalculations(list, { column, descending }).map(({ property }) => property)
}

describe('sorting', () => {
  it('counts in addresses, and sets macrons beside their letters', () => {
    const list = [
      '100 High St',
      '9 High St',
      '10 High St',
      'Ōrākei Rd',
      'Zealand Rd',
      'Orakei Lane',
      '2/14 High St',
    ].map((property) => calculation(`${property}, Auckland`))
    const ascending = [
      '2/14 High St',
      '9 High St',
      '10 High St',
      '100 High St',
      'Orakei Lane',
      'Ōrākei Rd',
      'Zealand Rd',
    ]
    expect(sorted(list, 'address')).toEqual(ascending.map((street) => `${street}, Auckland`))
    expect(sorted(list, 'address', true)).toEqual(ascending.toReversed().map((street) => `${street}, Auckland`))
  })

  it('goes by what is shown of an address first, then by the rest of it', () => {
    const list = ['1 High St, Wellington', '1 High St North, Auckland', '1 High St, Auckland'].map((p) =>
      calculation(p),
    )
    expect(sorted(list, 'address')).toEqual([
      '1 High St, Auckland',
      '1 High St, Wellington',
      '1 High St North, Auckland',
    ])
  })

  it('takes prices for figures, not for text', () => {
    const list = [
      calculation('a', { purchase_price: 1_200_000 }),
      calculation('b', { purchase_price: 85_000 }),
      calculation('c', { purchase_price: 850_000 }),
    ]
    expect(sorted(list, 'price')).toEqual(['b', 'c', 'a'])
    expect(sorted(list, 'price', true)).toEqual(['a', 'c', 'b'])
  })

  it('puts what is not known last either way, in order of address', () => {
    const list = [
      calculation('b'),
      calculation('low', { net_rental_yield: -2.61 }),
      calculation('a'),
      calculation('zero', { net_rental_yield: 0 }),
      calculation('high', { net_rental_yield: 5.2 }),
    ]
    expect(sorted(list, 'net')).toEqual(['low', 'zero', 'high', 'a', 'b'])
    expect(sorted(list, 'net', true)).toEqual(['high', 'zero', 'low', 'a', 'b'])
  })

  it('orders equal figures by address, ascending either way', () => {
    const list = ['10 High St', '9 High St'].map((property) => calculation(property, { gross_rental_yield: 4 }))
    expect(sorted(list, 'gross')).toEqual(['9 High St', '10 High St'])
    expect(sorted(list, 'gross', true)).toEqual(['9 High St', '10 High St'])
  })

  it('leaves the list that it was given as it is', () => {
    const list = [calculation('b'), calculation('a')]
    sorted(list, 'address')
    expect(list.map(({ property }) => property)).toEqual(['b', 'a'])
  })
})

it('sorts by the cash each week, unknown last in both directions', () => {
  const list = [
    calculation('1 A Street', { weekly_cash_flow: null }),
    calculation('2 B Street', { weekly_cash_flow: 120 }),
    calculation('3 C Street', { weekly_cash_flow: -572 }),
    // What it would bring if it was let is not its answer.
    calculation('4 D Street', { weekly_cash_flow: 200, purpose: 'live_in' }),
  ]
  expect(sorted(list, 'cash')).toEqual(['3 C Street', '2 B Street', '1 A Street', '4 D Street'])
  expect(sorted(list, 'cash', true)).toEqual(['2 B Street', '3 C Street', '1 A Street', '4 D Street'])
})

it('sorts by the rent, and leaves out the rent that is not known', () => {
  const list = [
    calculation('a', { weekly_rental_income: 700 }),
    calculation('b', { rent_source: 'range', weekly_rental_income: 0 }),
    calculation('c', { weekly_rental_income: 550 }),
  ]
  expect(sorted(list, 'rent')).toEqual(['c', 'a', 'b'])
  expect(sorted(list, 'rent', true)).toEqual(['a', 'c', 'b'])
})

it('is as received by what was changed last, or the other way round', () => {
  const list = [calculation('newest'), calculation('a'), calculation('oldest')]
  expect(sorted(list, 'updated', true)).toEqual(['newest', 'a', 'oldest'])
  expect(sorted(list, 'updated')).toEqual(['oldest', 'a', 'newest'])
})
