import { expect, it } from 'vitest'
import { scaleLoans } from './scale-loans.ts'

it('scales typed amounts, and leaves shares and the rest', () => {
  const loans = [{ amount: 300_000, share_pct: 5, name: 'Fixed' }, { share_pct: 10 }, {}]
  expect(scaleLoans(loans, 600_000, 200_000)).toEqual([
    { amount: 100_000, share_pct: 5, name: 'Fixed' },
    { share_pct: 10 },
    {},
  ])
  const shares = [{ share_pct: 60 }, { share_pct: 40 }]
  expect(scaleLoans(shares, 600_000, 200_000)).toEqual(shares)
  const typed = [
    { amount: null, share_pct: 60 },
    { amount: null, share_pct: null },
  ]
  expect(scaleLoans(typed, 600_000, 200_000)).toEqual(typed)
})

it('makes the last one the rest where there is none', () => {
  const loans = [{ amount: 100 }, { amount: 200, offset_balance: 5 }]
  expect(scaleLoans(loans, 300, 100)).toEqual([{ amount: 33.33 }, { amount: null, share_pct: null, offset_balance: 5 }])
  expect(scaleLoans([{ share_pct: 50 }, { amount: 50 }], 100, 10)).toEqual([
    { share_pct: 50 },
    { amount: null, share_pct: null },
  ])
})

it('borrows nothing with a share of 0', () => {
  expect(scaleLoans([{ amount: 100 }, { amount: 200 }], 300, 0)).toEqual([
    { amount: null, share_pct: 0 },
    { amount: null, share_pct: null },
  ])
})

it('makes a single loan all of it', () => {
  expect(scaleLoans([{ amount: 100, name: 'All' }], 100, 50)).toEqual([{ amount: null, share_pct: null, name: 'All' }])
  expect(scaleLoans([{ rate_after: 7 }], 100, 50)).toEqual([{ rate_after: 7 }])
})

it('leaves no loan, loans of nothing, and a loan that is the same', () => {
  const loans = [{ amount: 100 }, { amount: 200 }]
  expect(scaleLoans([], 100, 50)).toEqual([])
  expect(scaleLoans(loans, 0, 50)).toBe(loans)
  expect(scaleLoans(loans, 300, 300)).toBe(loans)
})
