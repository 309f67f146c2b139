import { expect, it } from 'vitest'
import { aWeek } from '../money/money.ts'
import { describeAgainstRenting } from './describe-against-renting.ts'

const week = {
  cost: aWeek(743),
  interest: aWeek(844),
  principal: aWeek(146),
  ownCosts: aWeek(139),
  management: aWeek(37),
  vacancy: aWeek(17),
  rent: aWeek(440),
}

it.each([
  // 743 − 635 = 108; 597 − 635 = −38
  [
    week,
    635,
    'Living here costs $108 a week more than renting a home like this. $146 of a week’s cost pays off your loan; without it, living here costs $38 a week less than renting.',
  ],
  [{ ...week, principal: aWeek(0) }, 743, 'Living here costs as much a week as renting a home like this.'],
  [
    { ...week, cost: aWeek(-247), principal: aWeek(0) },
    635,
    'Living here costs $882 a week less than renting a home like this.',
  ],
])('says what living there costs beside renting', (cost, rent, sentence) => {
  expect(describeAgainstRenting(cost, aWeek(rent))).toBe(sentence)
})
