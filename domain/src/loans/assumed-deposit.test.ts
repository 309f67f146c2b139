import { expect, it } from 'vitest'
import { assumedDeposit } from './assumed-deposit.ts'

it.each([
  [850_000, 170_000],
  // 123,456.40 and 123,456.60, in whole dollars
  [617_282, 123_456],
  [617_283, 123_457],
])('of %i is 20 per cent of it: %i', (price, deposit) => expect(assumedDeposit(price)).toBe(deposit))
