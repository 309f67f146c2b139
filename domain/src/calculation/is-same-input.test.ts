import { expect, it } from 'vitest'
import { isSameInput } from './is-same-input.ts'

const LOANS = [{ amount: 340_000, name: 'Fixed' }, { amount: null }]

it.each([
  ['the same figure', 850_000, 850_000, true],
  ['another figure', 850_000, 850_001, false],
  ['null and 0', null, 0, false],
  ['null and left out', null, undefined, true],
  [
    'the same loans in another order of names',
    { loans: LOANS },
    { loans: [{ name: 'Fixed', amount: 340_000 }, {}] },
    true,
  ],
  ['another amount of a loan', { loans: LOANS }, { loans: [{ name: 'Fixed', amount: 340_001 }, {}] }, false],
  ['a loan more', { loans: LOANS }, { loans: [...LOANS, { amount: 1 }] }, false],
  ['no analysis and one', null, { loans: LOANS }, false],
])('%s', (_, one, other, same) => {
  expect(isSameInput(one, other)).toBe(same)
  expect(isSameInput(other, one)).toBe(same)
})
