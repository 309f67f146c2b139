import { expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

it.each([
  // 284,000 to 990,000 in about four steps is 176,500 each, so 200,000.
  [284_000, 990_000, [200_000, 400_000, 600_000, 800_000, 1_000_000]],
  // 96.25 each, so 100.
  [265, 650, [200, 300, 400, 500, 600, 700]],
  // 10.825 each, so 20; 0 is one of them.
  [-12.3, 31, [-20, 0, 20, 40]],
  // 0.225 each, so 0.25, without binary dust.
  [0.1, 1, [0, 0.25, 0.5, 0.75, 1]],
  // Both ends already on a mark.
  [400, 800, [400, 500, 600, 700, 800]],
])('marks %d to %d in round steps', (lowest, highest, ticks) => expect(niceTicks(lowest, highest)).toEqual(ticks))

it('spans a little on either side of a single figure', () => {
  // 600 ± 60 is 120 wide: 30 each, so 50.
  expect(niceTicks(600, 600)).toEqual([500, 550, 600, 650, 700])
  // 0 ± 0.5 is 1 wide: 0.25 each.
  expect(niceTicks(0, 0)).toEqual([-0.5, -0.25, 0, 0.25, 0.5])
})
