import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'

/** In milliseconds: in quadratic time they take longer. */
const IN_TIME = 10_000

it.each(['1 ', '1 A ', 'A 1 ', '1, ', 'Ab '])(
  'finds addresses in a long line of %s in time',
  { timeout: IN_TIME },
  (part) => {
    expect(findAddresses(part.repeat(30_000))).toEqual([])
  },
)
