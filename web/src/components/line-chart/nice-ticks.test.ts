import { expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

it.each([
  // 284,000 to 990,000 in about five steps is 141,200 each, so 200,000.
  [284_000, 990_000, [200_000, 400_000, 600_000, 800_000, 1_000_000]],
  // 77 each, so 100.
  [265, 650, [200, 300, 400, 500, 600, 700]],
  // 8.66 each, so 10; 0 is one of them.
  [-12.3, 31, [-20, -10, 0, 10, 20, 30, 40]],
  // 230,000 each, so 250,000.
  [470_000, 1_620_000, [250_000, 500_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 1_750_000]],
  // 0.18 each, so 0.2, without binary dust.
  [0.1, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  // Both ends already on a mark.
  [400, 800, [400, 500, 600, 700, 800]],
])('marks %d to %d in round steps', (lowest, highest, ticks) => expect(niceTicks(lowest, highest)).toEqual(ticks))

it('spans a little on either side of a single figure', () => {
  // 600 ± 60 is 120 wide: 24 each, so 25.
  expect(niceTicks(600, 600)).toEqual([525, 550, 575, 600, 625, 650, 675])
  // 0 ± 0.5 is 1 wide: 0.2 each.
  expect(niceTicks(0, 0)).toEqual([-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6])
})
