import { expect, it } from 'vitest'
import { rentPerBedroom, weeksOfRent } from './price-in-rents.ts'

it.each([
  // 850,000 / 635 = 1,338.58
  [850_000, 635, 1339],
  [850_000, null, null],
  [850_000, 0, null],
  [null, 635, null],
  [0, 635, null],
])('a price of %s at %s a week is %s weeks of rent', (price, rent, weeks) => {
  expect(weeksOfRent(price, rent)).toBe(weeks)
})

it.each([
  // 635 / 3 = 211.67
  [635, 3, 212],
  [450, 1, 450],
  [null, 3, null],
  [0, 3, null],
])('%s a week with %s bedrooms is %s each', (rent, bedrooms, each) => {
  expect(rentPerBedroom(rent, bedrooms)).toBe(each)
})
