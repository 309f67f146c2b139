import { describe, expect, it } from 'vitest'
import { pressHeader, readOrder, writeOrder } from './comparison-order.ts'

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
