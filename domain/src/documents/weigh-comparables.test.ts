import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BETTER_STEP, type Comparable } from './document-fields.ts'
import { weighComparables } from './weigh-comparables.ts'

const HOME = { dwelling: 'House', number_of_bedrooms: 3 } as const
const TODAY = '2026-11-27'

const let3 = (weekly_rent: number | null, changes: Partial<Comparable> = {}): Comparable => ({
  address: '1 Example Street',
  number_of_bedrooms: 3,
  dwelling: 'House',
  weekly_rent,
  let_on: TODAY,
  source: null,
  better_pct: 0,
  note: null,
  counts: true,
  ...changes,
})

const weigh = (...comparables: Comparable[]) => weighComparables(comparables, HOME, TODAY)

it('says a better home’s rent divided by how much better it is', () => {
  expect(weigh(let3(660, { better_pct: 10 }))).toMatchObject({ lower: 600, median: 600, upper: 600 })
  expect(weigh(let3(540, { better_pct: -10 }))).toMatchObject({ median: 600 })
})

it.each<[string, Partial<Comparable>, number]>([
  // (600 × 2 + 660 × 1) / 3 = 620
  ['another bedroom', { number_of_bedrooms: 4 }, 620],
  ['another kind of home', { dwelling: 'Flat' }, 620],
  ['bedrooms that are not known', { number_of_bedrooms: null }, 620],
  ['a day that is not known', { let_on: null }, 620],
  // (600 × 4 + 660 × 1) / 5 = 612
  ['two bedrooms more', { number_of_bedrooms: 5 }, 612],
  // Let later than today: as let today.
  ['a day to come', { let_on: '2027-06-01' }, 630],
])('weighs %s less', (_, changes, median) => {
  expect(weigh(let3(600), let3(660, changes))?.median).toBe(median)
})

it('halves the weight with each year', () => {
  const homes = weigh(let3(600), let3(600, { let_on: '2024-11-27' }))?.homes ?? []
  expect((homes[0]?.weight ?? 0) / (homes[1]?.weight ?? 1)).toBeCloseTo(4, 2)
})

it('has the middle half by weight as its range', () => {
  // Four of one weight: the middles lie at 12.5, 37.5, 62.5 and 87.5 per cent; 25 and 75 are half way between.
  expect(weigh(let3(640), let3(600), let3(620), let3(660))).toMatchObject({ lower: 610, median: 630, upper: 650 })
})

it('has a median inside its range, whatever one home rents for', () => {
  const rents = [600, 610, 620, 630, 640, 650, 660, 1100]
  // Eight of one weight: half way between the fourth and the fifth.
  expect(weigh(...rents.map((rent) => let3(rent)))).toMatchObject({ lower: 615, median: 635, upper: 655 })
  const comparable = fc.record({
    weekly_rent: fc.integer({ min: 1, max: 5000 }),
    number_of_bedrooms: fc.integer({ min: 1, max: 8 }),
    better_pct: fc.integer({ min: -6, max: 6 }).map((steps) => steps * BETTER_STEP),
  })
  fc.assert(
    fc.property(fc.array(comparable, { minLength: 1, maxLength: 8 }), (given) => {
      const found = weigh(...given.map(({ weekly_rent, ...changes }) => let3(weekly_rent, changes)))
      const { lower, median, upper } = found ?? expect.fail('none counts')
      expect([lower, median, upper]).toEqual([lower, median, upper].toSorted((one, other) => one - other))
    }),
  )
})

it('leaves out what is off or has no rent', () => {
  expect(weigh(let3(600), let3(900, { counts: false }), let3(null), let3(0))).toMatchObject({
    median: 600,
    homes: [{ weight: 1 }],
  })
  expect(weigh(let3(null))).toBeNull()
  expect(weigh()).toBeNull()
})
