import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dwelling } from '../property/property-options.ts'
import { bedroomRange, findMarketRent, chooseBedrooms, chooseDwelling } from './market-rent-choice.ts'
import { marketRange, pointRent } from './point-rent.ts'
import { convertRent, fillPeriods, NO_RENT, RENT_PERIODS, resolvePeriods } from './rent-period.ts'
import { isInverted } from './rent-range-problem.ts'
import { resolveRent } from './resolve-rent.ts'
import type { RentInputs } from './resolve-rent.ts'
import { makeMarketRent } from './testing/make-market-rent.ts'

it('places the rent between its bounds by quality', () => {
  expect(pointRent(570, 700, 0)).toBe(570)
  expect(pointRent(570, 700, 50)).toBe(635)
  expect(pointRent(570, 700, 80)).toBe(674)
  expect(pointRent(570, 700, 100)).toBe(700)
  // 395 + 0.5 × 5 = 397.5, half away from zero
  expect(pointRent(395, 400, 50)).toBe(398)
})

it('shows 25 either side of a market rent, not below 0', () => {
  expect(marketRange(674)).toEqual({ lower: 649, upper: 699 })
  expect(marketRange(10)).toEqual({ lower: 0, upper: 35 })
})

describe('periods', () => {
  it('fills the other two from the one edited', () => {
    expect(fillPeriods('weekly', 610)).toEqual({ weekly: 610, monthly: 2643, yearly: 31720 })
    expect(fillPeriods('weekly', 660)).toEqual({ weekly: 660, monthly: 2860, yearly: 34320 })
    // 2,650 × 12 / 52 = 611.54
    expect(fillPeriods('monthly', 2650)).toEqual({ weekly: 612, monthly: 2650, yearly: 31800 })
    expect(fillPeriods('yearly', 30_000)).toEqual({ weekly: 577, monthly: 2500, yearly: 30_000 })
    expect(fillPeriods('weekly', null)).toEqual(NO_RENT)
  })

  it('leaves three that follow from one of them unchanged', () => {
    expect(resolvePeriods({ weekly: 612, monthly: 2650, yearly: 31800 })).toEqual({
      weekly: 612,
      monthly: 2650,
      yearly: 31800,
    })
  })

  it('leaves two that agree unchanged and fills the third from the one they follow from', () => {
    // 2,643 × 12 = 31,716 is not what was sent: both follow from 610 a week, or the month from the year.
    expect(resolvePeriods({ weekly: null, monthly: 2643, yearly: 31720 })).toEqual({
      weekly: 610,
      monthly: 2643,
      yearly: 31720,
    })
    // 31,740 / 52 = 610.38, and 31,740 / 12 = 2,645
    expect(resolvePeriods({ weekly: 610, monthly: null, yearly: 31740 })).toEqual({
      weekly: 610,
      monthly: 2645,
      yearly: 31740,
    })
  })

  it('makes three anew when they disagree, and fills what is missing', () => {
    expect(resolvePeriods({ weekly: 610, monthly: 9999, yearly: 1 })).toEqual({
      weekly: 610,
      monthly: 2643,
      yearly: 31720,
    })
    expect(resolvePeriods({ weekly: null, monthly: 2650, yearly: null })).toEqual({
      weekly: 612,
      monthly: 2650,
      yearly: 31800,
    })
    expect(resolvePeriods(NO_RENT)).toEqual(NO_RENT)
  })

  it('loses at most rounding there and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(...RENT_PERIODS),
        fc.constantFrom(...RENT_PERIODS),
        (rent, from, to) => {
          const back = convertRent(convertRent(rent, from, to), to, from)!
          // Half a dollar of the other period, in this one, and half a dollar of this one.
          const most = { weekly: 52, monthly: 12, yearly: 1 }
          expect(Math.abs(back - rent)).toBeLessThanOrEqual((0.5 * most[to]) / most[from] + 0.5)
        },
      ),
    )
  })
})

describe('where the rent comes from', () => {
  const none: RentInputs = {
    rent_source: null,
    house_condition: 50,
    market_lower_quartile: null,
    market_upper_quartile: null,
    weekly_rental_income: null,
    lower: NO_RENT,
    upper: NO_RENT,
  }
  const weekly = (rent: number) => ({ ...NO_RENT, weekly: rent })

  it('without a named source, a weekly rent means typed, otherwise bounds mean range', () => {
    expect(resolveRent({ ...none, weekly_rental_income: 640, lower: weekly(600), upper: weekly(700) })).toMatchObject({
      rent_source: 'typed',
      weekly_rental_income: 640,
    })
    expect(resolveRent({ ...none, lower: weekly(600), upper: weekly(700) })).toMatchObject({
      rent_source: 'range',
      weekly_rental_income: 650,
    })
    expect(resolveRent(none)).toMatchObject({ rent_source: 'range', weekly_rental_income: null })
  })

  it('uses a named source only when its figures are there', () => {
    expect(resolveRent({ ...none, rent_source: 'market', weekly_rental_income: 640 }).rent_source).toBe('typed')
    expect(resolveRent({ ...none, rent_source: 'typed', lower: weekly(600) }).rent_source).toBe('range')
    expect(resolveRent({ ...none, market_lower_quartile: 570, market_upper_quartile: 700 })).toMatchObject({
      rent_source: 'market',
      weekly_rental_income: 635,
    })
  })

  it('takes one bound alone for both', () => {
    expect(resolveRent({ ...none, lower: weekly(600) }).weekly_rental_income).toBe(600)
    expect(resolveRent({ ...none, upper: weekly(700) }).weekly_rental_income).toBe(700)
  })

  it('is 0 for the ranges of 0 without market rent', () => {
    expect(resolveRent({ ...none, lower: weekly(0), upper: weekly(0) })).toMatchObject({
      rent_source: 'range',
      weekly_rental_income: 0,
    })
  })
})

it('sees an upper figure below a set lower one', () => {
  expect(isInverted(600, 599)).toBe(true)
  expect(isInverted(600, 600)).toBe(false)
  expect(isInverted(null, 0)).toBe(false)
})

describe('choosing from market rents', () => {
  const entry = (dwelling: Dwelling, number_of_bedrooms: number) => makeMarketRent({ dwelling, number_of_bedrooms })
  const entries = [entry('Flat', 2), entry('House', 3), entry('House', 5)]

  it('finds the entry, with five and more as one count', () => {
    expect(findMarketRent(entries, 'House', 3)).toBe(entries[1])
    expect(findMarketRent(entries, 'House', 6)).toBe(entries[2])
    expect(findMarketRent(entries, 'House', 4)).toBeNull()
    expect(findMarketRent(entries, 'Room', 1)).toBeNull()
  })

  it('finds the rent of a room, whatever the bedrooms of its home', () => {
    const room = entry('Room', 1)
    expect(findMarketRent([...entries, room], 'Room', 4)).toBe(room)
  })

  it('moves to the dwellings and bedrooms that have rent', () => {
    expect(chooseDwelling(entries, 'Flat')).toBe('Flat')
    expect(chooseDwelling(entries, 'Apartment')).toBe('House')
    expect(chooseDwelling([], 'Apartment')).toBe('Apartment')
    expect(bedroomRange(entries, 'House')).toEqual({ lowest: 3, highest: 5 })
    expect(bedroomRange(entries, 'Flat')).toEqual({ lowest: 2, highest: 2 })
    expect(bedroomRange(entries, 'Room')).toBeNull()
    expect(chooseBedrooms({ lowest: 3, highest: 5 }, 1)).toBe(3)
    expect(chooseBedrooms(null, 1)).toBe(1)
  })
})
