import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { DWELLINGS } from '../property/property-options.ts'
import type { AreaRents, OwnCell } from './area-rents.ts'
import { estimateRents } from './estimate-rents.ts'
import { CONFIDENCES, CONFLICTS, LEVELS, type MarketRentEntry } from './market-rent-entry.ts'

// Of vitest.config.ts.
declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
  }
}

const surroundings = {
  base: Math.log(600),
  step: 0,
  near_weight: 10,
  district_weight: 20,
  region_weight: 40,
  own_weight: 3,
}

function cell(change: Partial<OwnCell> = {}): OwnCell {
  return {
    dwelling: 'House',
    number_of_bedrooms: 3,
    lower_quartile: 650,
    median: 700,
    upper_quartile: 760,
    bonds: 12,
    period: '2025-07-01',
    areas: 1,
    set_aside: false,
    ...change,
  }
}

function area(change: Partial<AreaRents> = {}): AreaRents {
  return {
    places: { area: 'Newtown North', district: 'Wellington City', region: 'Wellington Region' },
    surroundings,
    differences: new Map(),
    cells: [],
    suburb_group: [],
    district: [],
    region: [],
    newest_period: '2025-07-01',
    months: [],
    ...change,
  }
}

function house3(entries: readonly MarketRentEntry[]): MarketRentEntry {
  return entries.find(({ dwelling, number_of_bedrooms }) => dwelling === 'House' && number_of_bedrooms === 3)!
}

const figure = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(1, 2, 1_000_000))
const anyCell = fc
  .record({
    dwelling: fc.constantFrom(...DWELLINGS, 'Any' as const),
    number_of_bedrooms: fc.integer({ min: 1, max: 5 }),
    quartiles: fc.tuple(figure, figure, figure).map((three) => three.toSorted((one, other) => one - other)),
    bonds: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(0, -3, NaN, 1_000_000)),
    set_aside: fc.boolean(),
  })
  .map(({ quartiles: [lower_quartile, median, upper_quartile], ...rest }) =>
    cell({ ...rest, lower_quartile: lower_quartile!, median: median!, upper_quartile: upper_quartile! }),
  )
const weight = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 100, noNaN: true }))
const anyArea = fc
  .record({
    base: fc.double({ min: 3, max: 9, noNaN: true }),
    step: fc.double({ min: -1, max: 1, noNaN: true }),
    near_weight: weight,
    district_weight: weight,
    region_weight: weight,
    own_weight: weight,
    cells: fc.uniqueArray(anyCell, { selector: (one) => `${one.dwelling} ${one.number_of_bedrooms}`, maxLength: 12 }),
    rents: fc.array(fc.option(fc.integer({ min: 1, max: 2000 })), { maxLength: 30 }),
  })
  .map(({ cells, rents, ...surroundings }) =>
    area({
      surroundings,
      cells,
      months: rents.map((weekly_rent, at) => ({
        month: `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
        weekly_rent,
      })),
    }),
  )

describe('whatever it is given', () => {
  const numRuns = { numRuns: inject('propertyRuns') }

  it('gives whole dollars in order, with interval, confidence and level, for one area or several', () => {
    fc.assert(
      fc.property(fc.array(anyArea, { minLength: 1, maxLength: 3 }), (areas) => {
        for (const entry of estimateRents(areas)) {
          const { lower_quartile, median, upper_quartile, interval_80, interval_50, before_index } = entry
          const ordered = [
            [lower_quartile, median, upper_quartile],
            [interval_80[0], interval_50[0], median, interval_50[1], interval_80[1]],
            [before_index.lower_quartile, before_index.median, before_index.upper_quartile],
          ]
          for (const figures of ordered) {
            expect(figures.every((one) => Number.isInteger(one) && one >= 1)).toBe(true)
            expect(figures).toEqual(figures.toSorted((one, other) => one - other))
          }
          expect(CONFIDENCES).toContain(entry.confidence)
          expect(LEVELS).toContain(entry.level)
          expect(entry.effective_bonds).toBeGreaterThanOrEqual(0)
          expect([...CONFLICTS, null]).toContain(entry.conflict)
          if (entry.bonds === 0) expect(entry.conflict).toBeNull()
          expect(JSON.stringify(entry)).not.toMatch(/null,null|NaN|Infinity/u)
        }
      }),
      numRuns,
    )
  })

  it('is of high confidence only with bonds of its own that agree with their surroundings, with and without the index', () => {
    let high = 0
    fc.assert(
      fc.property(fc.array(anyArea, { minLength: 1, maxLength: 3 }), (areas) => {
        for (const { confidence, before_index, bonds, conflict } of estimateRents(areas)) {
          if (confidence !== 'High' && before_index.confidence !== 'High') continue
          high++
          expect(bonds).toBeGreaterThan(0)
          expect(conflict).toBeNull()
        }
      }),
      // Of 100, which is what "quick" tries, none is of high confidence.
      { numRuns: Math.max(1000, numRuns.numRuns) },
    )
    expect(high).toBeGreaterThan(0)
  })

  it('never has a cheaper home with more bedrooms', () => {
    fc.assert(
      fc.property(fc.array(anyArea, { minLength: 1, maxLength: 3 }), (areas) => {
        const entries = estimateRents(areas)
        for (const dwelling of DWELLINGS) {
          const ofDwelling = entries.filter((entry) => entry.dwelling === dwelling)
          for (const figure of ['lower_quartile', 'median', 'upper_quartile'] as const) {
            const figures = ofDwelling.map((entry) => entry[figure])
            expect(figures).toEqual(figures.toSorted((one, other) => one - other))
          }
        }
      }),
      numRuns,
    )
  })

  it('is before_index when the index is switched off', () => {
    fc.assert(
      fc.property(anyArea, (given) => {
        const off = estimateRents([given], { withIndex: false })
        for (const entry of estimateRents([given])) {
          const { lower_quartile, median, upper_quartile, interval_80, confidence, conflict, index } = off.find(
            ({ dwelling, number_of_bedrooms }) =>
              dwelling === entry.dwelling && number_of_bedrooms === entry.number_of_bedrooms,
          )!
          expect({ lower_quartile, median, upper_quartile, interval_80, confidence }).toEqual(entry.before_index)
          expect(index).toMatchObject({ factor: 1, months: 0 })
          expect(conflict).toBe(entry.conflict)
        }
      }),
    )
  })
})

describe('an area', () => {
  it('has the raw cells as evidence, and why one was not used', () => {
    const cells = [
      cell({ median: 200, lower_quartile: 180, set_aside: true }),
      cell({ number_of_bedrooms: 2, bonds: 6 }),
    ]
    const { level, bonds, evidence } = house3(estimateRents([area({ cells })]))
    expect({ level, bonds }).toEqual({ level: 'area_other', bonds: 0 })
    expect(evidence.own).toEqual({
      lower_quartile: 180,
      median: 200,
      upper_quartile: 760,
      bonds: 12,
      period: '2025-07-01',
      used: false,
    })
    expect(evidence.area_other).toMatchObject([{ dwelling: 'House', number_of_bedrooms: 2, bonds: 6, used: true }])
  })

  it('shows a district and a region only with enough areas and bonds, and not twice', () => {
    const pool = (areas: number, bonds: number) => [cell({ areas, bonds })]
    const evidence = (change: Partial<AreaRents>) => house3(estimateRents([area(change)])).evidence
    expect(evidence({ district: pool(2, 300), region: pool(9, 29) })).toMatchObject({ district: null, region: null })
    expect(evidence({ district: pool(3, 30), region: pool(3, 30) })).toMatchObject({
      district: { place: 'Wellington City', bonds: 30 },
      region: null,
    })
    expect(evidence({ district: pool(3, 30), region: pool(9, 90) }).region).toMatchObject({
      level: 'region',
      bonds: 90,
    })
  })

  it.each([
    [{ own_weight: 1 }, 'area_other', 'Newtown North'],
    [{ own_weight: 0, near_weight: 0.5 }, 'nearby', 'Newtown North'],
    [{ own_weight: 0, near_weight: 0.4 }, 'district', 'Wellington City'],
    [{ own_weight: 0, near_weight: 0.4, district_weight: 0.9 }, 'region', 'Wellington Region'],
  ])('with %o is of level %s', (change, level, place) => {
    const entries = estimateRents([area({ surroundings: { ...surroundings, ...change } })])
    expect(house3(entries)).toMatchObject({ level, place })
  })

  it('has no entries when only the country is known', () => {
    const nothing = { base: 6, step: 0, near_weight: 0, district_weight: 0, region_weight: 0.9, own_weight: 0 }
    expect(estimateRents([area({ surroundings: nothing })])).toEqual([])
    expect(estimateRents([area({ surroundings: null })])).toEqual([])
    expect(estimateRents([])).toEqual([])
  })

  it('has no entry for a kind of which too little is known', () => {
    const little = { base: 6.4, step: 0, near_weight: 0, district_weight: 1, region_weight: 1, own_weight: 0 }
    const entries = estimateRents([area({ surroundings: little })])
    expect(entries.some(({ dwelling }) => dwelling === 'Room')).toBe(false)
    expect(house3(entries)).toMatchObject({ level: 'district', confidence: 'Low' })
  })
})

describe('several areas chosen as one', () => {
  const north = area({ cells: [cell({ bonds: 99, median: 700 })] })
  const south = area({
    places: { area: 'Newtown South', district: 'Wellington City', region: 'Wellington Region' },
    surroundings: { ...surroundings, base: Math.log(500) },
  })

  it('are means by bonds, sums of bonds, and list the areas', () => {
    const [both, alone, other] = [[north, south], [north], [south]].map((areas) =>
      house3(estimateRents(areas, { place: 'Newtown' })),
    )
    const mean = (one: number, two: number) => Math.exp((100 * Math.log(one) + Math.log(two)) / 101)
    expect(both!.median / mean(alone!.median, other!.median)).toBeCloseTo(1, 2)
    expect(both!.interval_80[0] / mean(alone!.interval_80[0], other!.interval_80[0])).toBeCloseTo(1, 2)
    expect(both!.effective_bonds).toBeCloseTo(alone!.effective_bonds + other!.effective_bonds, 0)
    expect(both).toMatchObject({
      level: 'suburb_group',
      place: 'Newtown',
      bonds: 99,
      evidence: {
        own: null,
        area_other: [],
        areas: [
          { place: 'Newtown North', own: { bonds: 99 } },
          { place: 'Newtown South', own: null },
        ],
      },
    })
  })

  // docs/method/market-rent.md, "Several areas as one": own cell: any area's; x: the largest.
  it('have bonds of their own if one has, and contradict their surroundings as much as the one that does most', () => {
    const agreeing = area({ cells: [cell({ median: 620, lower_quartile: 600, bonds: 60 })] })
    const at = (median: number, bonds: number) =>
      area({ cells: [cell({ median, lower_quartile: 300, upper_quartile: 1200, bonds })] })
    const sideOf = (...areas: readonly AreaRents[]) => house3(estimateRents(areas)).conflict
    expect(house3(estimateRents([agreeing, area()]))).toMatchObject({ confidence: 'High', bonds: 60, conflict: null })
    expect(house3(estimateRents([agreeing, at(400, 6)])).confidence).not.toBe('High')
    expect(sideOf(agreeing, at(400, 6))).toBe('cheaper')
    expect(sideOf(at(400, 6), at(1000, 6))).toBe('dearer')
    expect(sideOf(at(400, 60), at(1000, 6))).toBe('cheaper')
  })

  it('are named by their areas without a name of their own', () => {
    expect(house3(estimateRents([north, south])).place).toBe('Newtown North, Newtown South')
  })

  it('leave out a code without rents', () => {
    expect(estimateRents([north, area({ surroundings: null })])).toEqual(estimateRents([north]))
  })
})
