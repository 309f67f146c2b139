import fc from 'fast-check'
import { expect, it } from 'vitest'
import { classOf, splitIntoClasses } from './rent-classes.ts'

it('splits rents into five classes of equal counts, at whole tens of dollars', () => {
  const classes = splitIntoClasses([455, 500, 525, 538, 570, 585, 640, 642, 700, 980])
  expect(classes).toEqual([
    { from: null, to: 519 },
    { from: 520, to: 569 },
    { from: 570, to: 639 },
    { from: 640, to: 699 },
    { from: 700, to: null },
  ])
  expect([455, 519, 520, 638, 640, 700, 5_000].map((rent) => classOf(classes, rent))).toEqual([0, 0, 1, 2, 3, 4, 4])
})

it('makes fewer classes where rents are alike, one for one rent, and none for none', () => {
  expect(splitIntoClasses([500, 503, 507, 700])).toEqual([
    { from: null, to: 699 },
    { from: 700, to: null },
  ])
  expect(splitIntoClasses([500])).toEqual([{ from: null, to: null }])
  expect(splitIntoClasses([])).toEqual([])
})

it('has no empty class, and a class for every rent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 60 }), (rents) => {
      const classes = splitIntoClasses(rents)
      const used = new Set(rents.map((rent) => classOf(classes, rent)))
      expect([...used].toSorted((one, other) => one - other)).toEqual([...classes.keys()])
      expect(classes.length).toBeLessThanOrEqual(5)
    }),
  )
})
