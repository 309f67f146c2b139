import { describe, expect, it } from 'vitest'
import { GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import type { Purpose } from '../calculation/purpose.ts'
import { aWeek } from '../money/money.ts'
import { headlineOf, isRentDrawn, listedCash, weekOf } from './headline.ts'

const HOME = {
  rent_source: 'typed',
  weekly_rental_income: aWeek(635),
  weekly_cash_flow: -572,
  weekly_cost_to_live_here: null,
  estimate_weekly_lower: null,
  estimate_weekly_upper: null,
} as const

describe('the headline of a home', () => {
  it('to let is its cash each week', () => {
    const headline = { name: 'weekly_cash_flow', label: 'Cash each week', value: '−$572', beside: '' }
    expect(headlineOf({ ...HOME, purpose: 'rent_out' })).toEqual(headline)
    expect(headlineOf({ ...HOME, purpose: 'rent_out', weekly_cash_flow: null })).toEqual({ ...headline, value: null })
  })

  it('to let is its rent until there is a price, and so a loan to count', () => {
    const unpriced = { ...HOME, purpose: 'rent_out', weekly_cash_flow: 418, interest_missing: true } as const
    const rent = { name: 'weekly_rental_income', label: 'Weekly rent', value: '$635', beside: '' }
    expect(headlineOf(unpriced)).toEqual(rent)
    expect(headlineOf({ ...unpriced, estimate_weekly_lower: 640, estimate_weekly_upper: 690 })).toEqual(rent)
    // With a price, and no rate, the cash is not known.
    expect(headlineOf({ ...unpriced, weekly_cash_flow: null })).toMatchObject({ label: 'Cash each week', value: null })
  })

  it('to live in is what that costs each week, beside renting the like', () => {
    const lived = { ...HOME, purpose: 'live_in', weekly_cost_to_live_here: 1129 } as const
    const cost = { name: 'weekly_cost_to_live_here', label: 'Cost to live here each week' }
    expect(headlineOf(lived)).toEqual({ ...cost, value: '$1,129', beside: 'Renting a home like this: $635 a week' })
    expect(headlineOf({ ...lived, weekly_rental_income: null, rent_source: 'market' })).toEqual({
      ...cost,
      value: '$1,129',
      beside: '',
    })
    expect(headlineOf({ ...lived, weekly_cost_to_live_here: -247 })).toMatchObject({
      label: 'Left over each week',
      value: '$247',
    })
    expect(headlineOf({ ...lived, weekly_cost_to_live_here: 0 })).toMatchObject({ label: cost.label, value: '$0' })
    const unknown = { ...lived, weekly_cost_to_live_here: null, interest_missing: true }
    expect(headlineOf(unknown)).toEqual({ ...cost, value: null, beside: '' })
  })

  it('for a client is its rent, and a professional’s own once it is given', () => {
    const rent = { name: 'weekly_rental_income', label: 'Weekly rent' }
    expect(headlineOf({ ...HOME, purpose: 'client' })).toEqual({ ...rent, value: '$635', beside: '' })
    const own = { estimate_weekly_lower: aWeek(640), estimate_weekly_upper: aWeek(670) }
    expect(headlineOf({ ...HOME, ...own, purpose: 'client' })).toEqual({
      ...rent,
      label: 'Rental estimate',
      value: '$640 to $670 a week',
      beside: 'Weekly rent: $635',
    })
    const unknown = { ...HOME, weekly_rental_income: null, purpose: 'client' } as const
    expect(headlineOf({ ...unknown, ...own })).toMatchObject({ value: '$640 to $670 a week', beside: '' })
    // The market has none, which is not a rent of 0 that somebody typed.
    expect(headlineOf({ ...unknown, rent_source: 'market', weekly_rental_income: 0 })).toMatchObject({ value: null })
  })
})

describe('a list', () => {
  it('has the cash of a home to let once there is a loan to count', () => {
    expect(listedCash({ purpose: 'rent_out', weekly_cash_flow: -572 })).toBe(-572)
    expect(listedCash({ purpose: 'client', weekly_cash_flow: -572, interest_missing: false })).toBe(-572)
    expect(listedCash({ purpose: 'rent_out', weekly_cash_flow: 418, interest_missing: true })).toBeNull()
    expect(listedCash({ purpose: 'live_in', weekly_cash_flow: -572 })).toBeNull()
  })

  it('of an earlier version, without purpose and cash, has homes to let', () => {
    expect(listedCash({ weekly_cash_flow: -572 })).toBe(-572)
    expect(listedCash({})).toBeNull()
    expect(headlineOf(HOME)).toMatchObject({ label: 'Cash each week', value: '−$572' })
  })
})

it('draws the rent between the market’s quartiles for a client, once they are known', () => {
  const drawn = (purpose: Purpose, market_upper_quartile: number | null) =>
    isRentDrawn({ purpose, market_upper_quartile })
  expect([drawn('client', 700), drawn('client', null), drawn('rent_out', 700)]).toEqual([true, false, false])
})

describe('the week of a home', () => {
  const week = (changes: Partial<CalculationInputs>) => {
    const home = { ...GOLDEN_HOME, ...changes }
    return weekOf(home, appraise(home))
  }
  const amounts = (changes: Partial<CalculationInputs>) =>
    Object.fromEntries((week(changes)?.parts ?? []).map(({ part, amount }) => [part, amount]))

  it('to live in has no manager and no empty weeks', () => {
    expect(week({ purpose: 'live_in' })).toMatchObject({ rent: 0, left: -1129, isLivedIn: true })
    // 1,800, 2,000, 2,900 and 500 a year are 138.46 a week, which is 139 in the cost.
    expect(amounts({ purpose: 'live_in' })).toEqual({
      interest: 844,
      principal: 146,
      insurance: 35,
      maintenance: 38,
      rates: 56,
      contingency: 10,
    })
  })

  it('to live in has the rent of rooms as income, with their manager and vacancy', () => {
    const rooms = { purpose: 'live_in', number_of_bedrooms: 3, rooms_let: 2, room_rent: aWeek(220) } as const
    expect(week(rooms)).toMatchObject({ rent: 440, left: -743 })
    expect(amounts(rooms)).toMatchObject({ management: 37, vacancy: 17 })
  })

  it('to live in is not known without the loan, and any other is where the rent goes', () => {
    expect(week({ purpose: 'live_in', interest_rate: null })).toBeNull()
    expect(week({ purpose: 'client' })).toMatchObject({ rent: 635, left: -572 })
  })
})
