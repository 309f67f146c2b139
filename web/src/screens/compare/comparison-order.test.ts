import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { describe, expect, it } from 'vitest'
import { pressHeader, readOrder, sortCalculations, streetOf, writeOrder } from './comparison-order.ts'
import type { ComparisonColumn } from './comparison-order.ts'

type Figures = Partial<
  Pick<ListedCalculation, 'purchase_price' | 'gross_rental_yield' | 'net_rental_yield' | 'weekly_cash_flow'>
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

function sorted(list: readonly ListedCalculation[], column: ComparisonColumn, descending = false): string[] {
  return sortCalculations(list, { column, descending }).map(({ property }) => property)
}

describe('the order in the address', () => {
  it.each([
    ['', { column: 'address', descending: false }],
    ['order=desc', { column: 'address', descending: true }],
    ['sort=net&order=desc', { column: 'net', descending: true }],
    ['sort=price&order=up', { column: 'price', descending: false }],
    ['sort=__proto__&order=', { column: 'address', descending: false }],
  ])('%j asks for %j', (search, order) => expect(readOrder(new URLSearchParams(search))).toEqual(order))

  it.each([
    [{ column: 'address', descending: false }, 'from=mail'],
    [{ column: 'address', descending: true }, 'from=mail&order=desc'],
    [{ column: 'gross', descending: false }, 'from=mail&sort=gross'],
    [{ column: 'net', descending: true }, 'from=mail&sort=net&order=desc'],
  ] as const)('%j is written as %s', (order, search) => {
    expect(writeOrder(new URLSearchParams('sort=price&from=mail&order=desc'), order).toString()).toBe(search)
  })
})

describe('pressing a header', () => {
  it('sorts by it ascending, then descending, then ascending again', () => {
    const first = pressHeader({ column: 'address', descending: false }, 'price')
    const second = pressHeader(first, 'price')
    expect([first, second, pressHeader(second, 'price')]).toEqual([
      { column: 'price', descending: false },
      { column: 'price', descending: true },
      { column: 'price', descending: false },
    ])
  })
  it('of the first column turns it round at once, as it begins ascending', () => {
    expect(pressHeader(readOrder(new URLSearchParams()), 'address')).toEqual({ column: 'address', descending: true })
  })
})

describe('an address in the table', () => {
  it.each([
    ['12 Ōrākei Road, Remuera, Auckland', '12 Ōrākei Road'],
    ['Flat 2, 14 High Street', 'Flat 2'],
    ['The Old Mill', 'The Old Mill'],
    [', Remuera', ', Remuera'],
  ])('%s is %s', (property, street) => expect(streetOf(property)).toBe(street))
})

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
  ]
  expect(sorted(list, 'cash')).toEqual(['3 C Street', '2 B Street', '1 A Street'])
  expect(sorted(list, 'cash', true)).toEqual(['2 B Street', '3 C Street', '1 A Street'])
})
