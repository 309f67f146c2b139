import { expect, it } from 'vitest'
import { rangeLikeLast } from './range-like-last.ts'

it.each([
  // 640 × 500 / 650 = 492.31 and 680 × 500 / 650 = 523.08
  [{ lower: 640, upper: 680, market: 650 }, 500, { lower: 490, upper: 525 }],
  [{ lower: 640, upper: 680, market: 650 }, 650, { lower: 640, upper: 680 }],
  // 642.5 / 5 = 128.5
  [{ lower: 642.5, upper: 642.5, market: 600 }, 600, { lower: 645, upper: 645 }],
])('of %j a market rent of %d gives %j', (last, market, range) => expect(rangeLikeLast(last, market)).toEqual(range))

it.each([
  [{ lower: null, upper: null, market: 650 }, 500],
  [{ lower: 640, upper: null, market: 650 }, 500],
  [{ lower: 640, upper: 680, market: null }, 500],
  [{ lower: 640, upper: 680, market: 0 }, 500],
  [{ lower: 640, upper: 680, market: 650 }, null],
])('of %j a market rent of %s gives none', (last, market) => expect(rangeLikeLast(last, market)).toBeNull())
