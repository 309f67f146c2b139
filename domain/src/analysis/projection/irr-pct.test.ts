import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oddNumbers } from '../testing/arbitrary-deal.ts'
import { irrPct, presentValue } from './irr-pct.ts'
import { slowRuns } from '../testing/slow-runs.ts'

describe('the rate of return', () => {
  it.each([
    [[-100, 39, 59, 55, 20], 28.095, 3],
    [[-150_000, 15_000, 25_000, 35_000, 45_000, 60_000], 5.24, 2],
    [[-4500, 3045, 2371], 13.918184, 6],
    // On a point of the grid.
    [[-100, 110], 10, 9],
    [[-100, 100], 0, 9],
    [[-100, 1100], 1000, 9],
    // What comes in first is paid back: below 0 before the point.
    [[100, -100], 0, 9],
  ])('of %j is %d', (flows, rate, digits) => {
    expect(irrPct(flows)).toEqual({ value: expect.closeTo(rate, digits) })
  })

  it('does not exist when nothing comes back or goes in, or when two rates fit', () => {
    expect(irrPct([100, 0])).toMatchObject({ message: 'No money goes in.' })
    expect(irrPct([0, 0, 0])).toMatchObject({ message: 'No money goes in.' })
    expect(irrPct([100, 200, 300])).toEqual({
      reason: 'no_rate',
      message: 'No money goes in.',
    })
    expect(irrPct([-100, -200, 0])).toEqual({
      reason: 'no_rate',
      message: 'The money never comes back.',
    })
    // No rate up to 1,000 % fits these, but the first of the sentences that hold is said.
    expect(irrPct([1, -2000])).toMatchObject({ message: 'The money never comes back.' })
    // More than ten times the money within a year.
    expect(irrPct([-100, 1200])).toEqual({
      reason: 'no_rate',
      message: 'The return is outside −99 % to 1,000 % a year.',
    })
    expect(irrPct([-100, 230, -132])).toEqual({
      reason: 'several_rates',
      message: 'More than one rate fits these flows; look at the net present value.',
    })
  })

  it('is not above 1,000 %, though the sign changes within the next point', () => {
    expect(irrPct([-1000, 11_005])).toMatchObject({ message: 'The return is outside −99 % to 1,000 % a year.' })
  })

  it('is 0, not −0, as is what flows of nothing are worth', () => {
    const noFlows = presentValue([-0, 0, -0], -50)
    expect(oddNumbers([irrPct([-100, 100]), noFlows])).toEqual([])
    expect(noFlows).toBe(0)
  })

  it('makes the flows worth nothing', () => {
    const flow = fc.integer({ min: -100_000, max: 100_000 })
    fc.assert(
      fc.property(fc.array(flow, { minLength: 2, maxLength: 12 }), (flows) => {
        const rate = irrPct(flows)
        if (!('value' in rate)) return
        expect(oddNumbers(rate)).toEqual([])
        const [below, above] = [presentValue(flows, rate.value - 1e-6), presentValue(flows, rate.value + 1e-6)]
        expect(Math.sign(below)).not.toBe(Math.sign(above))
      }),
      { numRuns: slowRuns(5) },
    )
  })

  it('has the present value of the published case', () => {
    expect(presentValue([-40_000, 5000, 8000, 12_000, 30_000], 8)).toBeCloseTo(3065.22267, 4)
  })
})
