import { expect, it } from 'vitest'
import { describeAgainstRenting } from './describe-against-renting.ts'

const week = { cost: 743, interest: 844, principal: 146, ownCosts: 139, management: 37, vacancy: 17, rent: 440 }

it.each([
  // 743 − 635 = 108; 597 − 635 = −38
  [
    week,
    635,
    'Living here costs $108 a week more than renting a home like this. $146 of a week’s cost pays off your loan; without it, living here costs $38 a week less than renting.',
  ],
  [{ ...week, principal: 0 }, 743, 'Living here costs as much a week as renting a home like this.'],
  [{ ...week, cost: -247, principal: 0 }, 635, 'Living here costs $882 a week less than renting a home like this.'],
])('says what living there costs beside renting', (cost, rent, sentence) => {
  expect(describeAgainstRenting(cost, rent)).toBe(sentence)
})
