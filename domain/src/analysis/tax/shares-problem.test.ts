import { expect, it } from 'vitest'
import { sharesProblem } from './shares-problem.ts'

it.each([[[100]], [[60, 40]], [[33.33, 33.33, 33.34]], [[0.1, 64.1, 35.8]]])('has none where %j make 100', (shares) =>
  expect(sharesProblem(shares)).toBeNull(),
)

it.each([
  [[60, 30], '90'],
  [[60, 60], '120'],
  [[33.3333, 33.3333, 33.3333], '99.9999'],
  [[], '0'],
])('tells what %j add up to', (shares, sum) =>
  expect(sharesProblem(shares)).toEqual({
    reason: 'shares_do_not_add_up',
    message: `The shares add up to ${sum} %.`,
  }),
)
